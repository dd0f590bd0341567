import { isTemporal } from '../../temporal.js';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * A local date and time with its offset in a time zone (an IANA name). Where clocks are turned back, the earlier of the
 * two moments is meant; where they are put forward, what was skipped has the offset from before. What has an offset
 * already, or is no such text, stays as it is. Nothing where the zone is missing or unknown. Source: docs/elicitation.md §6.
 */
export function withOffset(text: string, timeZone: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, second = '00'] = isTemporal(text, 'date-time') ? (LOCAL.exec(text) ?? []) : [];
  if (year === undefined) return text;
  const offsetAt = timeZone === undefined ? undefined : offsetsOf(timeZone);
  if (!offsetAt) return undefined;
  const clock = clockTime([year, month, day, hour, minute, second].map(Number));
  const [before, after] = [offsetAt(clock - DAY), offsetAt(clock + DAY)];
  const offset = [before, after].sort((a, b) => b - a).find((each) => offsetAt(clock - each) === each) ?? before;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${written(offset)}`;
}

/** The clock’s time as if it were UTC. `Date.UTC` takes years below 100 for those of the 20th century. */
function clockTime([year = 0, month = 1, ...rest]: readonly number[]): number {
  const [day = 1, hour = 0, minute = 0, second = 0] = rest;
  return new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(year, month - 1, day);
}

/** By how much the clocks of a zone are ahead of UTC at a moment, both in milliseconds. */
function offsetsOf(timeZone: string): ((moment: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23',
      era: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
    });
    return (moment) => {
      const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
      const [year = 0, ...rest] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) => Number(parts.get(type)));
      const shown = clockTime([parts.get('era') === 'AD' ? year : 1 - year, ...rest]);
      return Math.round((shown - moment) / MINUTE) * MINUTE;
    };
  } catch {
    return undefined;
  }
}

function written(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
