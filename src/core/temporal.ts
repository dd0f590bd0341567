import type { TemporalQuestion } from './model/index.js';

type Precision = TemporalQuestion['precision'];

/** Local, or with an offset in minutes. `key` sorts among values of the same sort. */
interface Moment {
  readonly key: number;
  readonly offset: boolean;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
/** RFC 3339 where there is an offset, what `<input type="datetime-local">` gives where there is none. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;
const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

const SECONDS_A_DAY = 86_400;

/** Whether `text` names a date or time that exists: `YYYY-MM-DD`, `HH:MM[:SS]`, or both with `T`, with an offset or without. */
export function isTemporal(text: string, precision: Precision): boolean {
  return READERS[precision](text) !== undefined;
}

/** -1, 0 or 1; nothing where one of them is unreadable, or just one has an offset: without a time zone they have no order. */
export function compareTemporal(a: string, b: string, precision: Precision): -1 | 0 | 1 | undefined {
  const left = READERS[precision](a);
  const right = READERS[precision](b);
  if (left === undefined || right === undefined || left.offset !== right.offset) return undefined;
  if (left.key === right.key) return 0;
  return left.key < right.key ? -1 : 1;
}

const READERS: { readonly [P in Precision]: (text: string) => Moment | undefined } = {
  date: (text) => local(readDate(text)),
  time: (text) => local(readTime(text)),
  'date-time': readDateTime,
};

function local(key: number | undefined): Moment | undefined {
  return key === undefined ? undefined : { key, offset: false };
}

function readDateTime(text: string): Moment | undefined {
  const [, date = '', time = '', fraction = '', zone] = DATE_TIME.exec(text) ?? [];
  const day = readDate(date);
  const second = readTime(time);
  const offset = zone === undefined ? 0 : readOffset(zone);
  if (day === undefined || second === undefined || offset === undefined) return undefined;
  if (zone !== undefined && time.length !== 'HH:MM:SS'.length) return undefined; // RFC 3339 wants seconds
  return { key: day * SECONDS_A_DAY + second - offset * 60 + Number(`0${fraction}`), offset: zone !== undefined };
}

/** Days since some day, so that they can be compared with times of day. */
function readDate(text: string): number | undefined {
  const [year = 0, month = 0, day = 0] = numbers(DATE.exec(text));
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  // Counted from March, so that the leap day is the last of its year. Works on integers alone: no clock, no time zone.
  const shifted = (month + 9) % 12;
  const y = month > 2 ? year : year - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * shifted + 2) / 5) + day;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Seconds since midnight. */
function readTime(text: string): number | undefined {
  const [hour = 24, minute = 0, second = 0] = numbers(TIME.exec(text));
  return hour < 24 && minute < 60 && second < 60 ? hour * 3600 + minute * 60 + second : undefined;
}

/** Minutes east of UTC. */
function readOffset(text: string): number | undefined {
  if (text === 'Z') return 0;
  const [, sign, hour = '24', minute = '0'] = OFFSET.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(hour) < 24 && Number(minute) < 60 ? (sign === '-' ? -minutes : minutes) : undefined;
}

function numbers(match: RegExpExecArray | null): number[] {
  return (match ?? []).slice(1).filter((part) => part !== undefined).map(Number);
}
