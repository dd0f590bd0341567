/** A reporter for `node --test` that writes `{ passed, failed }`; skipped and to-do tests are neither. */
export default async function* countReporter(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (data.skip !== undefined || data.todo !== undefined) continue;
    if (type === 'test:pass' && isTest(data)) passed += 1;
    // A suite fails with its tests, which are counted, or by itself (its body, a hook).
    if (type === 'test:fail' && (isTest(data) || data.details.error?.failureType !== 'subtestsFailed')) failed += 1;
  }
  yield JSON.stringify({ passed, failed });
}

// A file without tests reports itself, under its path.
const isTest = ({ details, name }) => details.type !== 'suite' && !name.endsWith('.test.ts');
