import { byKind } from '../by-kind.js';
import type { Issue } from '../diagnostics.js';
import { noteOf, own } from '../draft/draft.js';
import type { Answer, Draft, DraftValue, Question, QuestionKind, Questionnaire, Result } from '../model/index.js';
import { err, ok } from '../model/result.js';
import { readDraft, readDraftValue } from '../draft/read-draft.js';
import { checkBoolean } from './boolean.js';
import { checkColor } from './color.js';
import { describeProblem } from './describe.js';
import { checkFile } from './file.js';
import { checkMultiChoice } from './multi-choice.js';
import { checkNumber } from './number.js';
import type { Problem, Rule } from './rule.js';
import { checkSingleChoice } from './single-choice.js';
import { checkTemporal } from './temporal.js';
import { sizeProblem } from './size.js';
import { checkText } from './text.js';

export interface CheckOptions {
  /** BCP 47, of the issues' wording, and of the person: `1,5` is a number where that is how one writes it. Default English. */
  readonly locale?: string;
}

/**
 * The one validator: makes answers of a draft, one a question and in their order, or names every question that has none
 * yet, one issue a question. What the draft lacks, or holds in another form, counts as empty; nothing is thrown.
 */
export function checkDraft(questionnaire: Questionnaire, draft: Draft, options?: CheckOptions): Result<readonly Answer[], readonly Issue[]> {
  const answers: Answer[] = [];
  const issues: Issue[] = [];
  const sound = readDraft(draft);
  for (const question of questionnaire.questions) {
    const checked = checkQuestion(question, sound, options);
    if (checked.ok) answers.push(checked.value);
    else issues.push(checked.error);
  }
  return issues.length === 0 ? ok(answers) : err(issues);
}

/** The same for a single question. */
export function checkQuestion(question: Question, draft: Draft, options?: CheckOptions): Result<Answer, Issue> {
  const value = readDraftValue(own(draft.values, question.id));
  const checked = byKind<[DraftValue | undefined, string | undefined], Result<Answer, Problem>>(RULES, question, value, options?.locale);
  if (!checked.ok) return err(toIssue(question, checked.error, options?.locale));
  const note = question.annotatable === true ? noteOf(draft, question).trim() : '';
  const answer = note === '' ? checked.value : { ...checked.value, note };
  const problem = sizeProblem(question, answer);
  return problem === undefined ? ok(answer) : err(toIssue(question, problem, options?.locale));
}

/** The answers that hold as they are, leaving out what is empty or wrong. For an outcome that does not ask for a whole draft. */
export function answersSoFar(questionnaire: Questionnaire, draft: Draft): readonly Answer[] {
  return questionnaire.questions.flatMap((question) => {
    const checked = checkQuestion(question, draft);
    return checked.ok && saysSomething(checked.value) ? [checked.value] : [];
  });
}

/** Whether there is an answer in the answer. */
function saysSomething(answer: Answer): boolean {
  switch (answer.kind) {
    case 'multi_choice': return answer.value.options.length > 0 || answer.value.other !== undefined;
    case 'file': return answer.value.length > 0;
    default: return answer.value !== null;
  }
}

function toIssue(question: Question, problem: Problem, locale: string | undefined): Issue {
  const { code, limit } = problem;
  return { question: question.id, code, message: describeProblem(question, problem, locale), ...(limit !== undefined && { limit }) };
}

const RULES: { readonly [K in QuestionKind]: Rule<K> } = {
  single_choice: checkSingleChoice,
  multi_choice: checkMultiChoice,
  text: checkText,
  number: checkNumber,
  boolean: checkBoolean,
  temporal: checkTemporal,
  color: checkColor,
  file: checkFile,
};
