import { answerText, emptyText } from '../../answer-text.js';
import { draftOf } from '../../draft/draft.js';
import { flatten } from '../../flatten.js';
import { answerWords } from '../../locale/answers.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Outcome, Questionnaire } from '../../model/index.js';
import { outcomeText } from './words.js';

/** The outcome for people to read: the answers, a line each with the note below, or how else it ended. */
export function displayText({ questions, uiText }: Questionnaire, outcome: Outcome, locale?: string): string {
  if (outcome.kind !== 'submitted') return outcomeText(outcome, resolveLocale(locale));
  const words = answerWords(locale, uiText);
  const rows = questions.flatMap((question) => {
    const answer = outcome.answers.find((each) => each.question === question.id);
    if (!answer) return [];
    const text = flatten(answerText(question, draftOf(answer), words)).trim() || emptyText(question, words);
    const note = flatten(answer.note ?? '').trim();
    return [`${flatten(question.prompt).trim()}${words.answerSeparator}${text}`, ...(note === '' ? [] : [`  – ${note}`])];
  });
  return [words.answerTitle, ...rows].join('\n');
}
