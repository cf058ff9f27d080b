import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { resultsFolder, runStep } from './run-step.ts'
import type { TestCounts } from './test-counts.ts'

const files = ['first', 'again'].map((run) => `run-step.${process.pid}.${run}.json`)
const [firstFile = '', againFile = ''] = files

beforeAll(() => mkdir(resultsFolder, { recursive: true }))
afterAll(() =>
  Promise.all(files.map((file) => rm(path.join(resultsFolder, file), { force: true }))),
)

/** A runner's command that reports these counts in a file, or crashes without a report. */
function command(file: string, counts: Partial<TestCounts> | null): string {
  const report = JSON.stringify(JSON.stringify({ passed: 0, failed: 0, skipped: [], ...counts }))
  const write = counts ? `require('fs').writeFileSync('test-results/${file}', ${report});` : ''
  return `node -e '${write.replaceAll("'", `"`)} process.exit(${counts && !counts.failed ? 0 : 1})'`
}

async function run(first: Partial<TestCounts> | null, again: Partial<TestCounts> | null) {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const counts = await runStep({
    name: 'Tests',
    command: command(firstFile, first),
    report: { file: firstFile, toCounts: (report) => report },
    retry: { toCommand: () => command(againFile, again), reportFile: againFile },
  })
  const printed = print.mock.calls.map(([line]) => String(line)).join('')
  print.mockRestore()
  return { ...counts, isRetried: printed.includes('at the second try') }
}

describe('runStep', () => {
  test.each<[string, Partial<TestCounts> | null, Partial<TestCounts> | null, object]>([
    ['all pass', { passed: 9 }, null, { passed: 9, failed: 0, isRetried: false }],
    [
      'what failed passes by itself',
      { passed: 7, failed: 2 },
      { passed: 2 },
      { passed: 9, failed: 0 },
    ],
    [
      'it fails again',
      { passed: 7, failed: 2 },
      { passed: 1, failed: 1 },
      { passed: 7, failed: 2 },
    ],
    ['it is not found again', { passed: 7, failed: 2 }, { passed: 0 }, { passed: 7, failed: 2 }],
    ['the runner crashes at the second try', { failed: 1 }, null, { failed: 1, isRetried: true }],
    ['much fails', { passed: 1, failed: 6 }, { passed: 6 }, { failed: 6, isRetried: false }],
    ['the runner crashes', null, { passed: 1 }, { failed: 1, isRetried: false }],
  ])('counts its tests when %s', async (_, first, again, expected) => {
    expect(await run(first, again)).toMatchObject(expected)
  })
})
