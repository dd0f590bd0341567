import { html, literal, type StaticValue } from 'lit/static-html.js';
import { live } from 'lit/directives/live.js';
import type { TemplateResult } from 'lit';
import type { Issue } from '../../core/diagnostics.js';
import type { DraftValue, Question, QuestionKind } from '../../core/model/index.js';
import type { FileTable } from '../../machines/file-table.js';
import type { QuestionView } from '../../machines/questionnaire.view-model.js';
import type { DefinableClass } from '../element.js';
import { fieldParts } from '../parts.js';
import { BooleanField } from './boolean/boolean.js';
import { ColorField } from './color/color.js';
import { isFieldChange, isFieldFocus } from './events.js';
import { FileField } from './file/file.js';
import { isFreeList, ListField } from './list/list.js';
import { MultiChoiceField } from './multi-choice/multi-choice.js';
import { NumberField } from './number/number.js';
import { isShortSelect, SelectField } from './select/select.js';
import { SingleChoiceField } from './single-choice/single-choice.js';
import { TemporalField } from './temporal/temporal.js';
import { TextField } from './text/text.js';

interface Field {
  readonly tag: StaticValue;
  readonly element: DefinableClass;
}

/** The control of each kind of question. */
const FIELDS: { readonly [K in QuestionKind]: Field } = {
  single_choice: { tag: literal`sage-questionnaire-single-choice`, element: SingleChoiceField },
  multi_choice: { tag: literal`sage-questionnaire-multi-choice`, element: MultiChoiceField },
  text: { tag: literal`sage-questionnaire-text`, element: TextField },
  number: { tag: literal`sage-questionnaire-number`, element: NumberField },
  boolean: { tag: literal`sage-questionnaire-boolean`, element: BooleanField },
  temporal: { tag: literal`sage-questionnaire-temporal`, element: TemporalField },
  color: { tag: literal`sage-questionnaire-color`, element: ColorField },
  file: { tag: literal`sage-questionnaire-file`, element: FileField },
};

/** Of a single choice that asks for it and is short enough. */
const SELECT: Field = { tag: literal`sage-questionnaire-select`, element: SelectField };

/** Of a multiple choice that offers nothing to choose. */
const LIST: Field = { tag: literal`sage-questionnaire-list`, element: ListField };

export const fieldElements: readonly DefinableClass[] = [...Object.values(FIELDS), SELECT, LIST].map(({ element }) => element);

/** What a field shows beside its question and value. */
interface FieldLook {
  readonly locale: string;
  readonly markedOptional: boolean;
  readonly busy: boolean;
  readonly arriving: boolean;
  readonly otherLabel: string | undefined;
  readonly files: FileTable;
}

/** A question, and what is to be shown of it. */
export interface Asked extends Pick<QuestionView, 'kind' | 'question'> {
  readonly value: DraftValue;
  readonly issue: Issue | undefined;
}

export interface FieldBindings extends FieldLook {
  readonly onChange: (value: DraftValue) => void;
  readonly onDone: () => void;
  readonly onFocus: (inText: boolean) => void;
}

/** The control of a question. */
export function renderField({ kind, question, value, issue }: Asked, bindings: FieldBindings): TemplateResult {
  const onChange = (event: Event): void => {
    if (isFieldChange(event)) bindings.onChange(event.value);
  };
  const onFocus = (event: Event): void => {
    if (isFieldFocus(event)) bindings.onFocus(event.inText);
  };
  const field = fieldOf(kind, question);
  /* eslint-disable lit/binding-positions, lit/no-invalid-html -- a static template has its tags in place before Lit reads it */
  return html`<${field.tag}
    class="field-row"
    data-question=${question.id}
    exportparts=${fieldParts}
    .locale=${bindings.locale}
    .question=${question}
    .value=${live(value)}
    .issue=${issue}
    .otherLabel=${bindings.otherLabel}
    .files=${bindings.files}
    .markedOptional=${bindings.markedOptional}
    .busy=${bindings.busy}
    .arriving=${bindings.arriving}
    @field-change=${onChange}
    @field-done=${bindings.onDone}
    @field-focus=${onFocus}
  ></${field.tag}>`;
  /* eslint-enable lit/binding-positions, lit/no-invalid-html */
}

function fieldOf(kind: QuestionKind, question: Question): Field {
  if (question.kind === 'single_choice' && isShortSelect(question)) return SELECT;
  if (question.kind === 'multi_choice' && isFreeList(question)) return LIST;
  return FIELDS[kind];
}
