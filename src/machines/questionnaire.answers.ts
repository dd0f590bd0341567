import { answerText, emptyText } from '../core/answer-text.js';
import { draftOf, noteOf, valueOf } from '../core/draft/draft.js';
import { answerWords, type AnswerWords } from '../core/locale/answers.js';
import type { DraftValue, Question } from '../core/model/index.js';
import { localeOf, type QuestionnaireContext } from './questionnaire.context.js';
import type { AnswerView } from './questionnaire.view-model.js';

/** The answers that were sent, to read: every question that was asked, also where the outcome passes over it. Nothing where it carries none. */
export function sentAnswers(context: QuestionnaireContext): readonly AnswerView[] | undefined {
  const { settled, questionnaire } = context;
  if (settled === null || !('answers' in settled)) return undefined;
  const words = wordsOf(context);
  const answers = new Map(settled.answers.map((answer) => [answer.question, answer]));
  return questionnaire.questions.map((question) => {
    const answer = answers.get(question.id);
    return toRead(question, answer === undefined ? undefined : draftOf(answer), answer?.note ?? '', words, localeOf(context));
  });
}

/** What stands in the draft, to read. */
export function enteredAnswers(context: QuestionnaireContext): readonly AnswerView[] {
  const { questionnaire, draft, issues } = context;
  const words = wordsOf(context);
  return questionnaire.questions.map((question) => {
    const issue = issues.find((each) => each.question === question.id);
    return { ...toRead(question, valueOf(draft, question), noteOf(draft, question), words, localeOf(context)), ...(issue !== undefined && { issue }) };
  });
}

function wordsOf(context: QuestionnaireContext): AnswerWords {
  return answerWords(localeOf(context), context.questionnaire.uiText);
}

function toRead(question: Question, value: DraftValue | undefined, note: string, words: AnswerWords, locale: string | undefined): AnswerView {
  const text = value === undefined ? '' : answerText(question, value, words, locale);
  return {
    question: question.id,
    prompt: question.prompt,
    text: text === '' ? emptyText(question, words) : text,
    empty: text === '',
    ...(value?.kind === 'color' && /^#[\da-f]{6}$/i.test(text) && { color: text }),
    ...(note !== '' && { note }),
  };
}
