/** Whether `actual` holds all that `expected` says: objects may have more fields, arrays must have the same length. */
export function matches(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) return Array.isArray(actual) && actual.length === expected.length && expected.every((each, index) => matches(actual[index], each));
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  const fields = new Map<string, unknown>(Object.entries(actual));
  return Object.entries(expected).every(([key, value]) => fields.has(key) && matches(fields.get(key), value));
}
