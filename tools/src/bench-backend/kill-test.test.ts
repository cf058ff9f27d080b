import { hasFailed, type KillReport } from './kill-test.ts'

const report: KillReport = {
  kills: 1,
  orders: 9,
  payments: 8,
  lost: 0,
  doubled: 0,
  slowestRestartMs: 1,
}

test.each([
  [{}, false],
  [{ lost: 1 }, true],
  [{ doubled: 1 }, true],
  [{ orders: 0 }, true],
  [{ payments: 0 }, true],
])('hasFailed with %j is %s', (changes, failed) => {
  expect(hasFailed({ ...report, ...changes })).toBe(failed)
})
