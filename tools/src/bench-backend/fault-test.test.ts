import { type FaultReport, hasFailed } from './fault-test.ts'

const report: FaultReport = {
  rounds: 1,
  orders: 9,
  payments: 8,
  lost: 0,
  doubled: 0,
  statuses: { 200: 20, 303: 8, 503: 3 },
  slowestAnswerMs: 5000,
  catalogReads: 10,
  catalogFailures: 0,
  endedProcesses: 0,
}

test.each([
  [{}, false],
  [{ lost: 1 }, true],
  [{ doubled: 1 }, true],
  [{ orders: 0 }, true],
  [{ payments: 0 }, true],
  [{ endedProcesses: 1 }, true],
  [{ catalogFailures: 1 }, true],
  [{ statuses: { 200: 20, 500: 1 } }, true],
  [{ statuses: { 200: 20, 0: 1 } }, true],
  [{ statuses: { 200: 20, '-1': 1 } }, true],
])('hasFailed with %j is %s', (changes, failed) => {
  expect(hasFailed({ ...report, ...changes })).toBe(failed)
})
