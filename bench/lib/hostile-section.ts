import type { Reading } from '../../test/support/hostile-messages.js';
import type { Patterns } from '../../test/support/hostile-pattern.js';
import { growth, type GrowthLimits } from './growth.js';
import { printTable, type Row } from './table.js';

export interface Section {
  readonly title: string;
  readonly patterns: Patterns;
  readonly reading: Reading;
  readonly work: (text: string) => unknown;
  readonly limits: GrowthLimits;
}

/** Measures every pattern, and prints of each group the worst, and what is over its limit. Gives the number of those. */
export function measureSection({ title, patterns, reading, work, limits }: Section, all: boolean): number {
  const groups = Object.entries(patterns).map(([group, cases]) =>
    Object.entries(cases).map(([name, make]) => ({ name: `${group}: ${name}`, ...growth(reading(make), work, limits) })),
  );
  const rows = (row: (found: (typeof groups)[number][number]) => Row): readonly Row[] => groups.flatMap((group) => ofInterest(group.map(row), all));
  const { exponent, ratio } = limits;
  const grown = printTable(`${title}: exponent of its time, from 100 kB to 400 kB`, rows((found) => ({ name: found.name, value: found.exponent, limit: exponent, unit: '' })));
  if (ratio === undefined) return grown;
  return grown + printTable(`${title}: time for 100 kB, to a walk over its characters`, rows((found) => ({ name: found.name, value: found.ratio, limit: ratio })));
}

function ofInterest(rows: readonly Row[], all: boolean): readonly Row[] {
  const [worst] = rows.toSorted((a, b) => b.value - a.value);
  return rows.filter((row) => all || row === worst || row.value > (row.limit ?? Infinity));
}
