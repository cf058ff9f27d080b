import { runKills } from './kill-test.ts'

jest.setTimeout(120_000)

test('runKills reports no lost and no duplicated orders', async () => {
  const rounds: number[] = []
  const report = await runKills({ rounds: 3, orderingMs: 500 }, (round) => rounds.push(round))
  expect(report).toMatchObject({ rounds: 3, lost: 0, duplicated: 0 })
  expect(report.acknowledged).toBeGreaterThan(3)
  expect(rounds).toEqual([1, 2, 3])
})
