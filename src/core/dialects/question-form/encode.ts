import { answerText, emptyText } from '../../answer-text.js';
import type { ReplyContext } from '../../dialect.js';
import type { Issue } from '../../diagnostics.js';
import { draftOf } from '../../draft/draft.js';
import { answerWords, type AnswerWords } from '../../locale/answers.js';
import { describeIssue } from '../../locale/issues.js';
import type { Answer, Outcome, Question, Questionnaire, Reply, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { fileNames, headerOf, labelOf, oneLine, optionText, ownWords, SEPARATOR, SKIPPED } from './answer-text.js';

/** Writes the next user message for a form: a header, then a line for each question. Source: docs/question-form.md §4. */
export function encode(form: Questionnaire, outcome: Outcome, { locale }: ReplyContext): Result<Reply, Issue> {
  const refuse = (code: Issue['code'], question?: string): Result<never, Issue> => err({ code, message: describeIssue(code, {}, locale), ...(question === undefined ? {} : { question }) });
  if (outcome.kind !== 'submitted') return refuse('outcome_unsupported');
  const words = answerWords(locale, form.uiText);
  const lines: string[] = [];
  const shown: string[] = [];
  for (const question of form.questions) {
    const answer = outcome.answers.find((each) => each.question === question.id);
    if (!answer) return refuse('answer_missing', question.id);
    if (answer.kind !== question.kind) return refuse('answer_kind', question.id);
    lines.push(`- ${labelOf(question)}: ${valueText(question, answer) || SKIPPED}`);
    shown.push(`${labelOf(question)}${words.answerSeparator}${displayText(question, answer, words)}`);
  }
  return ok({ via: 'message', text: [headerOf(form.wireId), ...lines].join('\n'), displayText: [words.answerTitle, ...shown].join('\n') });
}

/** `""` where there is no answer. */
function valueText(question: Question, answer: Answer): string {
  switch (answer.kind) {
    case 'single_choice': {
      const { value } = answer;
      if (value === null) return '';
      return 'option' in value ? chosenTexts(question, [value.option]).join(SEPARATOR) : ownWords(value.other);
    }
    case 'multi_choice': {
      const { options, other = '' } = answer.value;
      return [...chosenTexts(question, options), ...(ownWords(other) === '' ? [] : [ownWords(other)])].join(SEPARATOR);
    }
    case 'file': return fileNames(answer.value.map(({ name }) => name));
    case 'text':
    case 'temporal':
    case 'color': return ownWords(answer.value ?? '');
    case 'number':
    case 'boolean': return answer.value === null ? '' : String(answer.value);
  }
}

/** In the order in which they were offered. */
function chosenTexts(question: Question, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  return 'options' in question ? question.options.filter(({ id }) => chosen.has(id)).map(optionText) : [];
}

/** The answer for people, without the assistant's values. */
export function displayText(question: Question, answer: Answer, words: AnswerWords): string {
  return oneLine(answerText(question, draftOf(answer), words)) || emptyText(question, words);
}
