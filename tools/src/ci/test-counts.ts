export interface TestCounts {
  passed: number
  failed: number
  /** The titles of the tests that did not run, which are named at the end. */
  skipped: string[]
}

export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  }
}

/** One line in the form that CI parses. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
}

interface JestFile {
  /** Absolute path. */
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

/**
 * Counts of Jest's JSON report. A file that could not run counts as one failure.
 * @param isCounted whether a test file is counted, by its absolute path; all are by default
 */
export function jestCounts(
  { testResults }: { testResults: JestFile[] },
  isCounted: (file: string) => boolean = () => true,
): TestCounts {
  return sumCounts(
    testResults
      .filter(({ name }) => isCounted(name))
      .map(({ status, assertionResults }) => {
        const titles = (of: string) =>
          assertionResults.filter((each) => each.status === of).map(({ fullName }) => fullName)
        const failed = titles('failed').length
        return {
          passed: titles('passed').length,
          failed: status === 'failed' ? Math.max(failed, 1) : failed,
          skipped: titles('pending'),
        }
      }),
  )
}

/** Lists the files with a failure in Jest's JSON report, those that could not run too, by their absolute paths. */
export function listFailedFiles({ testResults }: { testResults: JestFile[] }): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string }[] }[]
}

/** Counts of Playwright's JSON report. A flaky test, which passes when retried, counts as passed. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}): TestCounts {
  const { expected, unexpected, flaky } = report.stats
  const listSkipped = ({ suites = [], specs }: PlaywrightSuite): string[] => [
    ...suites.flatMap(listSkipped),
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'skipped').map(() => title),
    ),
  ]
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped: report.suites.flatMap(listSkipped),
  }
}
