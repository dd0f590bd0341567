import { MAX_OPTIONS, MAX_TEXT } from '../../limits.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import type { Fault } from './fault.js';
import type { NormalOption } from './normal-form.js';

/**
 * Texts, or objects with `value` and `label`, either of which stands for the other. An option twice is one; another label
 * for the same value is a fault, for an answer could mean either. Nothing where the list has a fault.
 */
export function readOptions(value: unknown, path: string, faults: Fault[]): readonly NormalOption[] | undefined {
  const items = itemsOf(value, MAX_OPTIONS);
  if (items === 'too_many') faults.push({ code: 'question_options_too_many', path, details: { limit: MAX_OPTIONS } });
  else if (!items || items.length === 0) faults.push({ code: 'question_options_required', path });
  else return readItems(items, path, faults);
  return undefined;
}

function readItems(items: readonly unknown[], path: string, faults: Fault[]): readonly NormalOption[] | undefined {
  const before = faults.length;
  const options = new Map<string, NormalOption>();
  for (const [index, item] of items.entries()) {
    const option = readOption(item);
    const known = option && options.get(option.value);
    const at = `${path}[${index + 1}]`;
    if (!option || (known && known.label !== option.label)) faults.push({ code: 'question_option_invalid', path: at });
    else if (option.value.length > MAX_TEXT || option.label.length > MAX_TEXT) faults.push({ code: 'text_too_long', path: at, details: { limit: MAX_TEXT } });
    else options.set(option.value, option);
  }
  return faults.length > before ? undefined : [...options.values()];
}

function readOption(item: unknown): NormalOption | undefined {
  if (typeof item === 'string') return isBlank(item) ? undefined : { value: item, label: item };
  if (!isRecord(item)) return undefined;
  const value = readWord(fieldOf(item, 'value'));
  const label = readWord(fieldOf(item, 'label'));
  if (value === INVALID || label === INVALID) return undefined;
  const word = value ?? label;
  return word === undefined ? undefined : { value: word, label: label ?? word };
}

const INVALID = Symbol('invalid');

/** Nothing where there is none, or none that says anything. */
function readWord(value: unknown): string | undefined | typeof INVALID {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return INVALID;
  return isBlank(value) ? undefined : value;
}

const isBlank = (text: string): boolean => text.trim() === '';
