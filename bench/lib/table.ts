export interface Row {
  readonly name: string;
  readonly value: number;
  /** What the value may be at most; rows for scale alone have none. */
  readonly limit?: number;
  readonly unit?: string;
}

/** Prints rows as a table, and gives the number of those over their limit. */
export function printTable(title: string, rows: readonly Row[]): number {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${title}`);
  for (const { name, value, limit, unit = '×' } of rows) {
    const over = limit !== undefined && value > limit;
    const bound = limit === undefined ? '' : `at most ${limit}${unit}${over ? '  OVER' : ''}`;
    console.log(`  ${name.padEnd(width)}  ${value.toFixed(value < 10 ? 2 : 1).padStart(8)}${unit}  ${bound}`);
  }
  return rows.filter(({ value, limit }) => limit !== undefined && value > limit).length;
}
