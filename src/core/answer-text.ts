import type { AnswerWords } from './locale/answers.js';
import type { ChoiceQuestion, DraftValue, OtherDraft, Question } from './model/index.js';

/**
 * What was chosen or written, to read: labels as they were offered, Other's text after them. `""` where there is nothing.
 * May hold line ends; not for a reply, whose lines must not be forged.
 */
export function answerText(question: Question, value: DraftValue, words: AnswerWords): string {
  switch (value.kind) {
    case 'single_choice': return chosenText(question, value.other.chosen || value.option === null ? [] : [value.option], value.other, words);
    case 'multi_choice': return chosenText(question, value.options, value.other, words);
    case 'boolean': return value.checked === null ? '' : words[value.checked ? 'yes' : 'no'];
    case 'file': return value.files.map(({ name }) => name).join(words.listSeparator);
    default: return value.text.trim();
  }
}

/** The word for an answer that is not there. */
export function emptyText({ kind }: Question, words: AnswerWords): string {
  return kind === 'single_choice' || kind === 'multi_choice' ? words.unselected : words.unanswered;
}

function chosenText(question: Question, chosen: readonly string[], other: OtherDraft, words: AnswerWords): string {
  const labels = isChoice(question) ? new Map(question.options.map(({ id, label }) => [id, label])) : new Map<string, string>();
  const texts = chosen.map((id) => labels.get(id) ?? id);
  const otherText = other.chosen ? [other.text.trim() || words.other] : [];
  return [...texts, ...otherText].join(words.listSeparator);
}

function isChoice(question: Question): question is ChoiceQuestion {
  return question.kind === 'single_choice' || question.kind === 'multi_choice';
}
