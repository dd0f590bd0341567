import { answerText, emptyText } from '../../answer-text.js';
import { draftOf } from '../../draft/draft.js';
import { flatten } from '../../flatten.js';
import { answerWords } from '../../locale/answers.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Answer, Outcome, Question, Questionnaire, UiText } from '../../model/index.js';
import { elicitationWords } from './words.js';

/** How an outcome is told: in one sentence, and for people to read. */
export interface Told {
  readonly sentence: string;
  readonly displayText: string;
}

/** UTF-16 units of one answer in the sentence: enough to tell which it was. */
const MAX_SHOWN = 200;

/** The sentence says what came of which request, so that it can be read without it. */
export function tell(questionnaire: Questionnaire, outcome: Outcome, locale: string): Told {
  const said = elicitationWords(resolveLocale(locale));
  const request = cut(oneLine(questionnaire.description ?? ''));
  const alone = (sentence: string): Told => ({ sentence, displayText: sentence });
  if (outcome.kind === 'declined') return alone(said.declined(request));
  if (!('answers' in outcome)) return alone(said.cancelled(request));
  if (questionnaire.questions.length === 0) return alone(said.accepted(request));
  const words = answerWords(locale, questionnaire.uiText);
  const rows = questionnaire.questions.map((question) => {
    const answer = outcome.answers.find((each): each is Answer => each.question === question.id);
    return { label: oneLine(question.prompt) || oneLine(question.id) || words.questionFallback, question, text: answer ? oneLine(answerText(question, draftOf(enumerated(question, answer, words)), words)) : '' };
  });
  const given = rows.flatMap(({ label, text }) => (text === '' ? [] : [`${cut(label)}${words.answerSeparator}${cut(text)}`]));
  return {
    sentence: given.length === 0 ? said.leftEmpty(request) : said.answered(given),
    displayText: [words.answerTitle, ...rows.map(({ label, question, text }) => `${label}${words.answerSeparator}${text || emptyText(question, words)}`)].join('\n'),
  };
}

/** Several own words, one a line, are told like the options beside them. */
function enumerated(question: Question, answer: Answer, { listSeparator }: UiText): Answer {
  if (question.kind !== 'multi_choice' || question.other?.multiple !== true || answer.kind !== 'multi_choice' || answer.value.other === undefined) return answer;
  return { ...answer, value: { ...answer.value, other: answer.value.other.split('\n').join(listSeparator) } };
}

const oneLine = (text: string): string => flatten(text).trim();

/** Between two characters. */
const cut = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1).replace(/[\ud800-\udbff]$/, '')}…` : text);
