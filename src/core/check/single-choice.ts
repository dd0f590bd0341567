import { err, ok } from '../model/result.js';
import { checkOther } from './choice.js';
import type { Rule } from './rule.js';

/** One option or Other's text. Text under an Other that is not chosen stays in the draft and is not sent. */
export const checkSingleChoice: Rule<'single_choice'> = (question, draft) => {
  const { option, other } = draft?.kind === 'single_choice' ? draft : { option: null, other: undefined };
  const text = checkOther(question, other);
  if (!text.ok) return text;
  if (text.value !== undefined) return ok({ question: question.id, kind: 'single_choice', value: { other: text.value } });
  if (option === null) {
    return question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'single_choice', value: null });
  }
  if (!question.options.some(({ id }) => id === option)) return err({ code: 'option_unknown' });
  return ok({ question: question.id, kind: 'single_choice', value: { option } });
};
