import { html, literal, type StaticValue } from 'lit/static-html.js';
import { live } from 'lit/directives/live.js';
import type { TemplateResult } from 'lit';
import type { DraftValue, QuestionKind } from '../../core/model/index.js';
import type { QuestionView } from '../../machines/questionnaire.view-model.js';
import type { DefinableClass } from '../element.js';
import { exportedParts } from '../parts.js';
import { isFieldChange, isFieldFocus } from './events.js';
import { MultiChoiceField } from './multi-choice/multi-choice.js';
import { SingleChoiceField } from './single-choice/single-choice.js';
import { TextField } from './text/text.js';

interface Field {
  readonly tag: StaticValue;
  readonly element: DefinableClass;
}

/** The control of each kind of question. A kind without one is shown to be read. */
const FIELDS: { readonly [K in QuestionKind]?: Field } = {
  single_choice: { tag: literal`sage-questionnaire-single-choice`, element: SingleChoiceField },
  multi_choice: { tag: literal`sage-questionnaire-multi-choice`, element: MultiChoiceField },
  text: { tag: literal`sage-questionnaire-text`, element: TextField },
};

export const fieldElements: readonly DefinableClass[] = Object.values(FIELDS).map(({ element }) => element);

/** Whether a person can answer such a question here. */
export function hasField(kind: QuestionKind): boolean {
  return FIELDS[kind] !== undefined;
}

export interface FieldBindings {
  readonly locale: string;
  readonly markedOptional: boolean;
  readonly busy: boolean;
  readonly arriving: boolean;
  readonly otherLabel: string | undefined;
  readonly onChange: (value: DraftValue) => void;
  readonly onDone: () => void;
  readonly onFocus: (inText: boolean) => void;
}

/** The control of a question, or nothing where its kind has none. */
export function renderField({ kind, question, value, issue }: QuestionView, bindings: FieldBindings): TemplateResult | undefined {
  const field = FIELDS[kind];
  if (!field) return undefined;
  const onChange = (event: Event): void => {
    if (isFieldChange(event)) bindings.onChange(event.value);
  };
  const onFocus = (event: Event): void => {
    if (isFieldFocus(event)) bindings.onFocus(event.inText);
  };
  /* eslint-disable lit/binding-positions, lit/no-invalid-html -- a static template has its tags in place before Lit reads it */
  return html`<${field.tag}
    class="field-row"
    data-question=${question.id}
    exportparts=${exportedParts}
    .locale=${bindings.locale}
    .question=${question}
    .value=${live(value)}
    .issue=${issue}
    .otherLabel=${bindings.otherLabel}
    .markedOptional=${bindings.markedOptional}
    .busy=${bindings.busy}
    .arriving=${bindings.arriving}
    @field-change=${onChange}
    @field-done=${bindings.onDone}
    @field-focus=${onFocus}
  ></${field.tag}>`;
  /* eslint-enable lit/binding-positions, lit/no-invalid-html */
}
