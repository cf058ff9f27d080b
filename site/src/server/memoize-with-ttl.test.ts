import { memoizeWithTtl } from './memoize-with-ttl.ts'

afterEach(() => jest.useRealTimers())

describe('memoizeWithTtl', () => {
  test('calls the function once for concurrent callers and within its lifetime', async () => {
    jest.useFakeTimers()
    let calls = 0
    const count = memoizeWithTtl(async () => ++calls, 1_000)
    expect(await Promise.all([count(), count()])).toEqual([1, 1])
    jest.advanceTimersByTime(999)
    expect(await count()).toBe(1)
    jest.advanceTimersByTime(1)
    expect(await count()).toBe(2)
  })

  test('rejects for all waiting callers, and calls the function again for the next', async () => {
    let down = true
    const load = memoizeWithTtl(async () => {
      if (down) throw new Error('down')
      return 'up'
    }, 1_000)
    const outcomes = await Promise.allSettled([load(), load()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    down = false
    expect(await load()).toBe('up')
  })
})
