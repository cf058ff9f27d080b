import { runKills } from './kill.ts'

jest.setTimeout(120_000)

test('killed while ordering, the backend loses and doubles no acknowledged order', async () => {
  const rounds: number[] = []
  const report = await runKills({ rounds: 3, orderingMs: 500 }, (round) => rounds.push(round))
  expect(report).toMatchObject({ rounds: 3, lost: 0, doubled: 0 })
  expect(report.acknowledged).toBeGreaterThan(3)
  expect(rounds).toEqual([1, 2, 3])
})
