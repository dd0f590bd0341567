import type { Option } from '../../model/index.js';
import { optionText, SEPARATOR } from './answer-text.js';

/** The options that were chosen, and what is left of the text behind them. */
export interface Split {
  readonly options: readonly string[];
  /** `""` where the options are all of it. */
  readonly rest: string;
}

/** A way to read a text up to a place: the last option there, and the way before it. */
interface Way {
  readonly option?: string;
  readonly before?: Way;
  readonly length: number;
}

/** So many places to go on from are remembered: labels that begin each other could make more than there is text. */
const MAX_PLACES = 1000;

/**
 * Takes the options off the front of `A, B, …`. Labels and values may hold what separates them: options come in the order
 * in which they were offered, so that a way through them is found where there is one, and that of the fewest is taken.
 */
export function splitChoices(text: string, offered: readonly Option[]): Split {
  const ways = new Map<number, Way>([[0, { length: 0 }]]);
  for (const option of offered) {
    const written = optionText(option);
    // Those that this option is added to are the ones before it.
    for (const [from, way] of [...ways]) {
      const end = endOf(text, from, written);
      if (end < 0 || ways.size >= MAX_PLACES) continue;
      const known = ways.get(end);
      if (!known || known.length > way.length + 1) ways.set(end, { option: option.id, before: way, length: way.length + 1 });
    }
  }
  const furthest = Math.max(...ways.keys());
  const options: string[] = [];
  for (let way = ways.get(furthest); way?.option !== undefined; way = way.before) options.unshift(way.option);
  return { options, rest: text.slice(furthest) };
}

/** Where the next part begins, or the text ends; -1 where the option does not stand at `from` as a whole part. */
function endOf(text: string, from: number, written: string): number {
  if (written === '' || from >= text.length || !text.startsWith(written, from)) return -1;
  const end = from + written.length;
  if (end === text.length) return end;
  const next = end + SEPARATOR.length;
  // No part begins with white space.
  return text.startsWith(SEPARATOR, end) && /\S/.test(text.charAt(next)) ? next : -1;
}
