import type { TemporalQuestion } from '../model/index.js';
import { isTemporal } from '../temporal.js';
import { resolveLocale } from './locale.js';

/** As people write numbers there. `locale` is BCP 47; without it, or where Intl does not know it, the language that the library speaks instead. */
export function formatNumber(value: number, locale?: string): string {
  return new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 20 }).format(value);
}

/** A date or time as people read it; the answer stays as it is. The hours are those that it names: no time zone comes from anywhere else. */
export function formatTemporal(text: string, precision: TemporalQuestion['precision'], locale?: string): string {
  const written = text.toUpperCase(); // RFC 3339 allows `t` and `z`
  if (!isTemporal(written, precision)) return text;
  const [, wall = '', zone = ''] = /^(.+?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(written) ?? [];
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: 'UTC',
    ...(precision !== 'time' && { dateStyle: 'long' }),
    ...(precision !== 'date' && { timeStyle: /:\d\d:(?!00)/.test(wall) ? 'medium' : 'short' }),
  });
  const shown = format.format(new Date(`${precision === 'time' ? '2000-01-01T' : ''}${wall}${precision === 'date' ? 'T00:00' : ''}Z`));
  return zone === '' ? shown : `${shown} (UTC${zone === 'Z' ? '' : zone})`;
}

/** The size of a file, in the largest unit of which there is a whole one, in one piece. */
export function formatSize(bytes: number, locale?: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: UNITS[power] ?? 'byte', unitDisplay: power === 0 ? 'long' : 'short', maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** power).replace(' ', '\u00a0');
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Intl throws at what is no tag, and without one takes the language of the machine. */
function tagOf(locale = 'en'): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return resolveLocale(locale);
  }
}
