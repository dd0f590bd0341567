import { err, ok } from '../model/result.js';
import type { MultiChoiceQuestion } from '../model/index.js';
import { checkOther, countOther } from './choice.js';
import type { Problem, Rule } from './rule.js';

/** Options in the order they were offered, without repeats, and Other's text beside them; an exclusive Other stands alone. */
export const checkMultiChoice: Rule<'multi_choice'> = (question, draft) => {
  const { options, other } = draft?.kind === 'multi_choice' ? draft : { options: [], other: undefined };
  const text = checkOther(question, other);
  if (!text.ok) return text;
  const alone = text.value !== undefined && question.other?.exclusive === true;
  const wanted = new Set(alone ? [] : options);
  const chosen = question.options.map(({ id }) => id).filter((id) => wanted.has(id));
  if (chosen.length < wanted.size) return err({ code: 'option_unknown' });
  const problem = countProblem(question, chosen.length + countOther(question, text.value));
  if (problem !== undefined) return err(problem);
  const value = text.value === undefined ? { options: chosen } : { options: chosen, other: text.value };
  return ok({ question: question.id, kind: 'multi_choice', value });
};

/** An optional question that is left empty breaks no minimum: it is not answered. */
function countProblem({ required, min, max }: MultiChoiceQuestion, count: number): Problem | undefined {
  if (count === 0) return required ? { code: 'required' } : undefined;
  if (min !== undefined && count < min) return { code: 'too_few', limit: min };
  if (max !== undefined && count > max) return { code: 'too_many', limit: max, excess: count - max };
  return undefined;
}
