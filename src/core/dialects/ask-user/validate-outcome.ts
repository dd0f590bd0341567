import { resolveLocale } from '../../locale/locale.js';
import { toProblem, type AskUserProblem } from './fault.js';
import { readOutcome } from './read-outcome.js';
import { readQuestions } from './read-questions.js';

/**
 * What is wrong first with an outcome, of any shape, as the answer to `questions`; what is wrong with these comes before.
 * `locale`: of the message. Nothing is thrown. Source: docs/ask-user.md §3.
 */
export function validateAskUserOutcome(questions: unknown, outcome: unknown, locale?: string): AskUserProblem | undefined {
  const asked = readQuestions(questions, 'short');
  const read = asked.ok ? readOutcome(outcome, asked.value) : asked;
  return read.ok ? undefined : toProblem(read.error, resolveLocale(locale));
}
