import type { DraftValue, OtherDraft, Question } from '../model/index.js';

/**
 * Makes a changed choice consistent, whatever control it came from: an option and an Other that exclude each other are never
 * both chosen (the later one stands), and Other's text outlives the choice of something else.
 */
export function settleChoice(question: Question, before: DraftValue, after: DraftValue): DraftValue {
  if (after.kind === 'single_choice' && before.kind === 'single_choice') {
    const other = keepText(before.other, after.other);
    if (!other.chosen || after.option === null) return { ...after, other };
    return before.other.chosen ? { ...after, other: { ...other, chosen: false } } : { ...after, option: null, other };
  }
  if (after.kind === 'multi_choice' && before.kind === 'multi_choice') {
    const other = keepText(before.other, after.other);
    const exclusive = question.kind === 'multi_choice' && question.other?.exclusive === true;
    if (!exclusive || !other.chosen || after.options.length === 0) return { ...after, other };
    return before.other.chosen ? { ...after, other: { ...other, chosen: false } } : { ...after, options: [], other };
  }
  return after;
}

/** A control that no longer shows Other's text may send none. */
function keepText(before: OtherDraft, after: OtherDraft): OtherDraft {
  return before.chosen && !after.chosen && after.text === '' ? { chosen: false, text: before.text } : after;
}
