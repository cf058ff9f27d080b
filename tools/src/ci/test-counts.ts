/** How many checks of a run went which way. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The counts as one line, in the form that CI reads. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Counts of Jest's JSON report. A suite that could not run at all counts as one failure. */
export function jestCounts(report: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
}): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
}

/** Counts of Playwright's JSON report; a test that passed only at the second try is a pass. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}
