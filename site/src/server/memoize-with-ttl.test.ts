import { cached } from './memoize-with-ttl.ts'

afterEach(() => jest.useRealTimers())

test('a question is asked once, by however many at a time, for as long as said', async () => {
  jest.useFakeTimers()
  let asked = 0
  const count = cached(async () => ++asked, 1_000)
  expect(await Promise.all([count(), count()])).toEqual([1, 1])
  jest.advanceTimersByTime(999)
  expect(await count()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(await count()).toBe(2)
})

test('a failure is told to all who wait, and asked again by the next', async () => {
  let down = true
  const ask = cached(async () => {
    if (down) throw new Error('down')
    return 'up'
  }, 1_000)
  const outcomes = await Promise.allSettled([ask(), ask()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  down = false
  expect(await ask()).toBe('up')
})
