/** The types of question that a form has, after the controls of the platform. */
export type FormType =
  | 'radio' | 'checkbox' | 'select' | 'text' | 'textarea' | 'number' | 'range' | 'date' | 'time' | 'datetime-local' | 'color' | 'url' | 'email' | 'tel' | 'file' | 'switch';

export const FORM_TYPES: readonly FormType[] = [
  'radio', 'checkbox', 'select', 'text', 'textarea', 'number', 'range', 'date', 'time', 'datetime-local', 'color', 'url', 'email', 'tel', 'file', 'switch',
];

const ALIASES: readonly (readonly [string, FormType])[] = [
  ['single', 'radio'], ['choice', 'radio'],
  ['multi', 'checkbox'], ['multiple', 'checkbox'],
  ['dropdown', 'select'],
  ['long', 'textarea'], ['paragraph', 'textarea'],
  ['numeric', 'number'],
  ['slider', 'range'],
  ['datetime', 'datetime-local'], ['date-time', 'datetime-local'], ['datetime_local', 'datetime-local'],
  ['colour', 'color'], ['color-picker', 'color'],
  ['link', 'url'],
  ['phone', 'tel'],
  ['upload', 'file'], ['attachment', 'file'],
  ['toggle', 'switch'], ['boolean', 'switch'],
];

const BY_NAME: ReadonlyMap<string, FormType> = new Map([...FORM_TYPES.map((type) => [type, type] as const), ...ALIASES]);

/** The type that a name stands for; its case and the space around it do not count. */
export const readFormType = (name: string): FormType | undefined => BY_NAME.get(name.trim().toLowerCase());

export type ChoiceType = 'radio' | 'checkbox' | 'select';

export const isChoiceType = (type: FormType): type is ChoiceType => type === 'radio' || type === 'checkbox' || type === 'select';

/** The fields that mean something for some types alone. On others they are named: a person cannot answer as they say. */
const FIELDS: { readonly [F in 'options' | 'maxSelections' | 'min' | 'max' | 'step' | 'multiple' | 'accept']: readonly FormType[] } = {
  options: ['radio', 'checkbox', 'select'],
  maxSelections: ['checkbox'],
  min: ['number', 'range', 'date', 'time', 'datetime-local'],
  max: ['number', 'range', 'date', 'time', 'datetime-local'],
  step: ['number', 'range'],
  multiple: ['file'],
  accept: ['file'],
};

/** The fields that a type has no use for, as far as they are any type's own. */
export const strayFields = (type: FormType): readonly string[] => Object.entries(FIELDS).flatMap(([field, types]) => (types.includes(type) ? [] : [field]));
