import { resolveLocale } from '../../locale/locale.js';
import { toProblem, type AskUserProblem } from './fault.js';
import { readQuestions } from './read-questions.js';

/**
 * What is wrong first with the `questions` of a request, of any shape; nothing where they may be asked. `locale`: of the
 * message. Nothing is thrown. Source: docs/ask-user.md §2.
 */
export function validateAskUserQuestions(questions: unknown, locale?: string): AskUserProblem | undefined {
  const read = readQuestions(questions, 'short');
  return read.ok ? undefined : toProblem(read.error, resolveLocale(locale));
}
