import { err, ok } from '../model/result.js';
import { formatNumber } from '../locale/format.js';
import type { NumberQuestion } from '../model/index.js';
import type { Problem, Rule } from './rule.js';

/** A decimal number as people and number inputs write it. `Number` alone also takes `0x10`, `Infinity` and white space. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A finite number, whole where that is asked for, within its bounds and on its steps. */
export const checkNumber: Rule<'number'> = (question, draft, locale) => {
  const text = draft?.kind === 'number' ? plainDigits(draft.text.trim(), locale) : '';
  if (text === '') return question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'number', value: null });
  const value = DECIMAL.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value)) return err({ code: 'number_invalid' });
  const problem = integerProblem(question, value) ?? boundProblem(question, value) ?? stepProblem(question, value);
  return problem === undefined ? ok({ question: question.id, kind: 'number', value: value + 0 }) : err(problem);
};

/** As people type it, in the form that is read: full-width and Arabic digits, a minus sign, and the decimal comma where the language has one. */
function plainDigits(text: string, locale: string | undefined): string {
  const digits = text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace('\u2212', '-')
    .replace('\u066b', '.');
  return digits.includes(',') && formatNumber(0.5, locale).includes(',') ? digits.replace(',', '.') : digits;
}

/** Beyond the safe integers the number would no longer be the one that was typed. */
function integerProblem({ integer }: NumberQuestion, value: number): Problem | undefined {
  if (!integer || Number.isSafeInteger(value)) return undefined;
  if (!Number.isInteger(value)) return { code: 'integer_required' };
  return value > 0 ? { code: 'too_large', limit: Number.MAX_SAFE_INTEGER } : { code: 'too_small', limit: Number.MIN_SAFE_INTEGER };
}

function boundProblem({ min, max }: NumberQuestion, value: number): Problem | undefined {
  const range = min !== undefined && max !== undefined ? { range: [min, max] as const } : {};
  if (min !== undefined && value < min) return { code: 'too_small', limit: min, ...range };
  if (max !== undefined && value > max) return { code: 'too_large', limit: max, ...range };
  return undefined;
}

/** Steps count from the minimum. Tolerates what is lost when decimals are written in binary (0.3 is on steps of 0.1). */
function stepProblem({ min, step }: NumberQuestion, value: number): Problem | undefined {
  if (step === undefined || !(step > 0) || !Number.isFinite(step)) return undefined;
  const base = min ?? 0;
  const steps = (value - base) / step;
  const tolerance = 4 * Number.EPSILON * Math.max(1, (Math.abs(value) + Math.abs(base)) / step);
  return Math.abs(steps - Math.round(steps)) <= tolerance ? undefined : { code: 'step_mismatch', limit: step };
}
