/** A test file that could not be loaded has no tests to count, and counts as one that failed. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => describeFailure(file.name, file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => describeFailure(`${file.name} › ${test.fullName}`, test.failureMessages?.[0])),
      ),
    ],
  };
}

/** One line, so that the end of a long log tells what went wrong: its beginning is often cut off. */
function describeFailure(place, message) {
  return `${place}: ${message?.split('\n')[0] ?? 'no message'}`;
}

/** Errors outside any test, a setup that failed for instance, count like failed tests. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}
