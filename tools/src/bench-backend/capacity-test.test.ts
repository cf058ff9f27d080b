import { runCapacity } from './capacity-test.ts'

jest.setTimeout(120_000)

test('runCapacity measures each rate until the last that it is asked for, or one that is too much', async () => {
  const steps = await runCapacity({ db: 'sqlite', seconds: 1, firstRate: 10, maxRate: 13 })
  const rates = steps.map(({ rate }) => rate)
  expect([10, 13].slice(0, rates.length)).toEqual(rates)
  expect(rates).not.toEqual([])
  expect(steps.every(({ errors, cpuPercent }) => errors === 0 && cpuPercent >= 0)).toBe(true)
  // Only the last one may be too much.
  expect(steps.slice(0, -1).every(({ holds }) => holds)).toBe(true)
})
