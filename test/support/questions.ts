import { withValue } from '../../src/core/draft/draft.js';
import type {
  BooleanQuestion, ColorQuestion, Draft, DraftValue, FileQuestion, FileRef, MultiChoiceQuestion, NumberQuestion, Question, Questionnaire,
  SingleChoiceQuestion, TemporalQuestion, TextQuestion,
} from '../../src/core/model/index.js';

/** Questions with nothing special about them, to be varied. */
export const single = (more: Partial<SingleChoiceQuestion> = {}): SingleChoiceQuestion =>
  ({ kind: 'single_choice', id: 'single', prompt: 'One of these?', required: false, widget: 'list', options: options('a', 'b', 'c'), ...more });
export const multi = (more: Partial<MultiChoiceQuestion> = {}): MultiChoiceQuestion =>
  ({ kind: 'multi_choice', id: 'multi', prompt: 'Which of these?', required: false, widget: 'list', options: options('a', 'b', 'c'), ...more });
export const text = (more: Partial<TextQuestion> = {}): TextQuestion =>
  ({ kind: 'text', id: 'text', prompt: 'In your words?', required: false, format: 'plain', multiline: false, ...more });
export const number = (more: Partial<NumberQuestion> = {}): NumberQuestion =>
  ({ kind: 'number', id: 'number', prompt: 'How many?', required: false, integer: false, widget: 'field', ...more });
export const boolean = (more: Partial<BooleanQuestion> = {}): BooleanQuestion =>
  ({ kind: 'boolean', id: 'boolean', prompt: 'Is it so?', required: false, widget: 'checkbox', ...more });
export const temporal = (more: Partial<TemporalQuestion> = {}): TemporalQuestion =>
  ({ kind: 'temporal', id: 'temporal', prompt: 'When?', required: false, precision: 'date', ...more });
export const color = (more: Partial<ColorQuestion> = {}): ColorQuestion =>
  ({ kind: 'color', id: 'color', prompt: 'Which colour?', required: false, ...more });
export const file = (more: Partial<FileQuestion> = {}): FileQuestion =>
  ({ kind: 'file', id: 'file', prompt: 'Which file?', required: false, multiple: false, ...more });

export const options = (...ids: string[]): SingleChoiceQuestion['options'] => ids.map((id) => ({ id, label: id.toUpperCase() }));
export const ref = (name: string, type = ''): FileRef => ({ id: `id of ${name}`, name, size: 1, type });

export function questionnaire(questions: readonly Question[], more: Partial<Questionnaire> = {}): Questionnaire {
  return {
    id: 'm1_q1', wireId: 'm1_q1', dialect: 'test', name: 'questionnaire', complete: true, layout: 'stepper',
    questions, outcomes: ['submitted', 'declined', 'cancelled', 'clarify', 'finish'], diagnostics: [], wire: null, ...more,
  };
}

export const chosen = (option: string | null, other: string | null = null): DraftValue =>
  ({ kind: 'single_choice', option, other: { chosen: other !== null, text: other ?? '' } });
export const ticked = (ticks: readonly string[], other: string | null = null): DraftValue =>
  ({ kind: 'multi_choice', options: ticks, other: { chosen: other !== null, text: other ?? '' } });
export const typed = (written: string): DraftValue => ({ kind: 'text', text: written });

export function draftWith(values: Readonly<Record<string, DraftValue>>, notes: Readonly<Record<string, string>> = {}): Draft {
  const empty: Draft = { values: {}, notes };
  return Object.entries(values).reduce((draft, [id, value]) => withValue(draft, id, value), empty);
}
