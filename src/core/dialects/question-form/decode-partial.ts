import type { Where } from '../../dialect.js';
import type { Questionnaire } from '../../model/index.js';
import type { ArrivingPayload } from '../../payload/arriving.js';
import type { JsonDocument } from '../../payload/json.js';
import type { ArrivingBlock } from '../../scan/block.js';
import { asked } from './decode.js';
import { readForm } from './form.js';
import type { IsWhole } from './reader.js';

const FIELDS = ['id', 'title', 'description', 'submitLabel', 'lang'];

/** What is certain of a form that is still arriving: of its element at once, of its body as it comes. Source: docs/question-form.md §6. */
export function decodePartial(block: ArrivingBlock, where: Where): Questionnaire {
  const source = block.certain ? sourceOf(block.certain) : { document: NOTHING, isWhole: () => false };
  const form = readForm({ ...source, attributes: block.attributes, locale: where.locale });
  return { ...asked(block, where, form.ok ? form.value : { wireId: '', questions: [] }), complete: false };
}

const NOTHING: JsonDocument = { value: {}, sourceAt: () => undefined, offsetOf: () => undefined };

function sourceOf(certain: ArrivingPayload): { readonly document: JsonDocument; readonly isWhole: IsWhole } {
  const items = certain.items('questions');
  const head = FIELDS.flatMap((name) => {
    const value = certain.member(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const value = { ...Object.fromEntries(head), questions: items.map(({ document }) => document?.value) };
  const itemOf = (index: string | number | undefined): (typeof items)[number] | undefined => (typeof index === 'number' ? items[index] : undefined);
  return {
    document: { value, sourceAt: ([, index, ...path]) => itemOf(index)?.document?.sourceAt(path), offsetOf: () => undefined },
    isWhole: ([first, index, name, ...inner]) => {
      if (first !== 'questions') return first !== undefined;
      const item = itemOf(index);
      if (!item || item.isWhole) return item !== undefined;
      // A `default` wins over it, and may yet come.
      if (name === 'defaultValue') return false;
      // Of the list that is arriving, each item is whole.
      return name !== undefined && (item.open !== name || inner.length > 0);
    },
  };
}
