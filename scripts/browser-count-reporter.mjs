import { writeCounts } from './counts.mjs';

/** A reporter for Web Test Runner that writes `{ passed, failed }`; skipped tests are neither. */
export function browserCountReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const session of sessions) {
        const tests = testsOf(session.testResults).filter((test) => !test.skipped);
        const passed = tests.filter((test) => test.passed).length;
        const failed = tests.length - passed;
        counts.passed += passed;
        // A file that does not load has no tests.
        counts.failed += failed === 0 && !session.passed ? 1 : failed;
      }
      writeCounts('browser', counts);
    },
  };
}

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);
