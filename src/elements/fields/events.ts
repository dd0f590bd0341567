import type { DraftValue } from '../../core/model/index.js';

/** From a field to its card, and no further: a person has chosen or written something. */
export class FieldChangeEvent extends Event {
  static readonly type = 'field-change';
  readonly value: DraftValue;

  constructor(value: DraftValue) {
    super(FieldChangeEvent.type);
    this.value = value;
  }
}

/** From a field to its card: a person is done with the question, and goes on by keyboard. */
export class FieldDoneEvent extends Event {
  static readonly type = 'field-done';

  constructor() {
    super(FieldDoneEvent.type);
  }
}

/** From a field to its card: the keys go here now. */
export class FieldFocusEvent extends Event {
  static readonly type = 'field-focus';
  /** Into a text, so that digits and Enter may be part of it. */
  readonly inText: boolean;

  constructor(inText: boolean) {
    super(FieldFocusEvent.type);
    this.inText = inText;
  }
}

/** By what it says, not by its class: another copy of the library may have defined the field. */
export const isFieldChange = (event: Event): event is FieldChangeEvent => event.type === FieldChangeEvent.type && 'value' in event;

export const isFieldFocus = (event: Event): event is FieldFocusEvent => event.type === FieldFocusEvent.type && 'inText' in event;
