import { MAX_TEXT } from '../../limits.js';
import { fieldOf, toPlain } from '../../payload/foreign.js';
import { readSageType, type SageType } from '../../sage/types.js';
import { readDefault } from './default.js';
import type { Fault } from './fault.js';
import type { NormalQuestion } from './normal-form.js';
import { readOptions } from './options.js';
import type { QuestionId } from './question-ids.js';
import { typeName } from './type-name.js';

/** The names of types that the tool takes. */
export const TYPE_NAMES: readonly string[] = ['single_choice', 'multiple_choice', 'multi_choice', 'text', 'free_text'];

/** Reads one question, and names everything that is wrong with it. A check whose premise failed is left out. */
export function readQuestion(item: object, id: QuestionId | undefined, path: string, faults: Fault[]): NormalQuestion | undefined {
  const before = faults.length;
  const type = readType(fieldOf(item, 'type'), `${path}.type`, faults);
  const text = readText(item, `${path}.text`, faults);
  if (id && !id.ok) faults.push({ ...faultOf(id), path: `${path}.id` });
  const options = type === undefined || type === 'free_text' ? [] : readOptions(fieldOf(item, 'options'), `${path}.options`, faults);
  const initial = type && readDefault(fieldOf(item, 'default'), { type, options, path: `${path}.default` }, faults);
  const allowOther = readAllowOther(fieldOf(item, 'allow_other'), `${path}.allow_other`, faults);
  if (faults.length > before || !type || !id?.ok || !options || initial === undefined) return undefined;
  return { id: id.id, type, text, options, default: initial, allow_other: allowOther };
}

const faultOf = ({ code, details }: Omit<Fault, 'path'>): Omit<Fault, 'path'> => (details ? { code, details } : { code });

function readType(value: unknown, path: string, faults: Fault[]): SageType | undefined {
  const type = typeof value === 'string' ? readSageType(value) : undefined;
  if (!type) faults.push({ code: 'question_type_invalid', path, details: { value: toPlain(value), allowed: TYPE_NAMES } });
  return type;
}

/** `text`, or `title` where that says nothing. */
function readText(item: object, path: string, faults: Fault[]): string {
  const [text] = ['text', 'title'].map((key) => fieldOf(item, key)).filter((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof text !== 'string') faults.push({ code: 'question_text_required', path });
  else if (text.length > MAX_TEXT) faults.push({ code: 'text_too_long', path, details: { limit: MAX_TEXT } });
  else return text.trim();
  return '';
}

function readAllowOther(value: unknown, path: string, faults: Fault[]): boolean {
  if (typeof value === 'boolean') return value;
  if (value !== undefined && value !== null) faults.push({ code: 'allow_other_type_invalid', path, details: { actual: typeName(value) } });
  return false;
}
