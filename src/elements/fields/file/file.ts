import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { describeProblem, describeRule } from '../../../core/check/describe.js';
import { checkFile } from '../../../core/check/file.js';
import { formatSize } from '../../../core/locale/format.js';
import { describeIssue } from '../../../core/locale/issues.js';
import type { DraftValueOf, FileQuestion, FileRef } from '../../../core/model/index.js';
import type { FileTable } from '../../../machines/file-table.js';
import { icon } from '../../icons.js';
import { ControlField } from '../control.js';
import { describedBy } from '../prompt.js';

type Value = DraftValueOf<'file'>;

/**
 * Files, picked or dropped. The native input lies over the place to drop them; what was picked is listed below it, and each
 * can be removed. Too many, or of a type that is not accepted, stay in the list, and the message says what is wrong.
 *
 * @tag sage-questionnaire-file
 * @summary The control of a question for files.
 * @fires {FieldChangeEvent} field-change - Files were added or removed.
 * @fires {FieldDoneEvent} field-done - The person goes on by keyboard: Ctrl+Enter, for Enter picks files.
 */
export class FileField extends ControlField<FileQuestion, Value> {
  static override readonly tag = 'sage-questionnaire-file';

  /** Where the bytes go: the draft holds references alone. */
  @property({ attribute: false }) files: FileTable | undefined;

  @state() private _isOver = false;

  protected control(question: FileQuestion, { files }: Value): TemplateResult {
    const { words } = this;
    const isInvalid = this.issue !== undefined || this.problem(question, { kind: 'file', files }) !== undefined;
    return html`<label class="file" part="file" ?data-over=${this._isOver} @dragover=${this.#onDragover} @dragleave=${this.#onDragleave} @drop=${this.#onDrop}>
        <span
          ><span class="file-action" id="action">${question.multiple ? words.term('chooseFiles') : describeIssue('required', { kind: 'file' }, words.lang())}</span
          ><span class="file-drop"> ${words.term('orDropThem', question.multiple ? 2 : 1)}</span></span
        ><input
          id="control"
          type="file"
          ?multiple=${question.multiple}
          accept=${question.accept ?? nothing}
          aria-labelledby="prompt action"
          aria-describedby=${ifDefined(describedBy(question, 'message'))}
          aria-invalid=${ifDefined(isInvalid ? 'true' : undefined)}
          aria-errormessage=${ifDefined(isInvalid ? 'message' : undefined)}
          aria-disabled=${ifDefined(this.busy ? 'true' : undefined)}
          @change=${this.#onPick}
        /></label>
      <ul class="file-list" part="file-list" aria-live="polite">${repeat(files, ({ id }) => id, (file) => this.#item(question, file))}</ul>`;
  }

  /** Of several, the one that does not fit is marked. */
  #item(question: FileQuestion, file: FileRef): TemplateResult {
    const { id, name, size } = file;
    const fits = checkFile({ ...question, multiple: true }, { kind: 'file', files: [file] }).ok;
    return html`<li class="file-item" ?data-error=${!fits}>
      ${fits ? nothing : icon('alert')}<span class="file-name"><bdi>${name}</bdi></span><span class="file-size">${formatSize(size, this.words.lang())}</span>
      <button class="icon-button" type="button" aria-label=${this.words.term('removeFile', name)} aria-disabled=${ifDefined(this.busy ? 'true' : undefined)} @click=${(event: MouseEvent) => this.#remove(event, id)}>${icon('cross')}</button>
    </li>`;
  }

  protected override rule(question: FileQuestion): string {
    return describeRule(question, this.words.lang());
  }

  /** Whatever the platform's picker lets through, and what is dropped past it. */
  protected override problem(question: FileQuestion, value: Value): string | undefined {
    const checked = checkFile({ ...question, required: false }, value);
    return checked.ok ? undefined : describeProblem(question, checked.error, this.words.lang());
  }

  readonly #onPick = ({ currentTarget: input }: Event): void => {
    if (!(input instanceof HTMLInputElement)) return;
    this.#add(input.files);
    // So that the same file can be picked again.
    input.value = '';
  };

  readonly #onDragover = (event: DragEvent): void => {
    if (this.busy || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this._isOver = true;
  };

  readonly #onDragleave = (): void => {
    this._isOver = false;
  };

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this._isOver = false;
    this.#add(event.dataTransfer?.files);
  };

  /** Where one is wanted, the next one takes its place. */
  #add(picked: FileList | null | undefined): void {
    const { question, value, files, busy } = this;
    if (!question || !value || !files || busy || !picked || picked.length === 0) return;
    const kept = question.multiple ? value.files : [];
    if (!question.multiple) for (const { id } of value.files) files.delete(id);
    this.change({ kind: 'file', files: [...kept, ...Array.from(picked, (file) => files.add(file))] });
  }

  #remove({ detail }: MouseEvent, id: string): void {
    const { value, files, busy } = this;
    // The second click of a double click meets the one that has moved up.
    if (!value || busy || detail > 1) return;
    files?.delete(id);
    this.change({ kind: 'file', files: value.files.filter((file) => file.id !== id) });
    this.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sage-questionnaire-file': FileField;
  }
}
