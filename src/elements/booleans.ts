import type { ComplexAttributeConverter } from 'lit';

/** Frameworks that set attributes write `read-only="false"` and mean it. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (value) => value !== null && value !== 'false',
  toAttribute: (value) => (value ? '' : null),
};

/** True unless it says `false`: for what is on where nobody says anything. */
export const trueByDefault: ComplexAttributeConverter<boolean> = {
  fromAttribute: (value) => value !== 'false',
  toAttribute: (value) => (value ? null : 'false'),
};
