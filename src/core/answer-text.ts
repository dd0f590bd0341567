import { checkNumber } from './check/number.js';
import type { AnswerWords } from './locale/answers.js';
import { formatNumber, formatSize, formatTemporal } from './locale/format.js';
import type { ChoiceQuestion, DraftValue, OtherDraft, Question } from './model/index.js';

/**
 * What was chosen or written, to read: labels as they were offered, Other's text after them; numbers, dates and sizes as
 * people write them in `locale` (BCP 47, default English), what is no number or date as it stands. `""` where there is
 * nothing. May hold line ends; not for a reply, whose lines must not be forged.
 */
export function answerText(question: Question, value: DraftValue, words: AnswerWords, locale?: string): string {
  switch (value.kind) {
    case 'single_choice': return chosenText(question, value.other.chosen || value.option === null ? [] : [value.option], value.other, words);
    case 'multi_choice': return chosenText(question, value.options, value.other, words);
    case 'boolean': return value.checked === null ? '' : words[value.checked ? 'yes' : 'no'];
    case 'file': return value.files.map(({ name, size }) => `${name} (${formatSize(size, locale)})`).join(words.listSeparator);
    case 'number': {
      const checked = question.kind === 'number' ? checkNumber(question, value, locale) : undefined;
      const number = checked?.ok ? checked.value.value : null;
      return number === null ? value.text.trim() : formatNumber(number, locale);
    }
    case 'temporal': return question.kind === 'temporal' ? formatTemporal(value.text.trim(), question.precision, locale) : value.text.trim();
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
