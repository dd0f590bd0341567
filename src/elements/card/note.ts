import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { QuestionView } from '../../machines/questionnaire.view-model.js';
import { directionOf } from '../fields/prompt.js';
import { icon } from '../icons.js';
import { isCommandEnter } from '../keyboard.js';
import type { Localize } from '../localize/localize.js';

export interface NoteBindings {
  readonly words: Localize;
  readonly busy: boolean;
  /** The ids of the questions whose note stands open: one that is emptied does not fold under the hands. */
  readonly opened: Set<string>;
  readonly onNote: (text: string) => void;
  readonly onDone: () => void;
  readonly onFocus: () => void;
}

/** A note for the assistant to one answer, folded until wanted. */
export function renderNote({ question, note }: QuestionView, { words, busy, opened, onNote, onDone, onFocus }: NoteBindings): TemplateResult {
  if (note !== '') opened.add(question.id);
  const onInput = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLTextAreaElement) onNote(currentTarget.value);
  };
  const onKeydown = (event: KeyboardEvent): void => {
    if (!isCommandEnter(event)) return;
    event.preventDefault();
    onDone();
  };
  return html`<details class="note" part="note" data-note=${question.id} ?open=${opened.has(question.id)} @focusin=${onFocus}>
    <summary aria-label="${words.term(note === '' ? 'addNote' : 'noteForAssistant')}: ${question.prompt}">
      ${icon('plus')}<span>${words.term(note === '' ? 'addNote' : 'noteForAssistant')}</span>
    </summary>
    <textarea
      class="textarea"
      part="note-input"
      rows="2"
      dir=${ifDefined(directionOf(note))}
      aria-label="${words.term('noteForAssistant')}: ${question.prompt}"
      ?readonly=${busy}
      .value=${live(note)}
      @input=${onInput}
      @keydown=${onKeydown}
    ></textarea>
  </details>`;
}
