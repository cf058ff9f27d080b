import { TimeoutError, withTimeout } from './with-timeout.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('withTimeout', () => {
  test('settles like the promise and clears the timer', async () => {
    await expect(withTimeout(Promise.resolve('here'), 1_000, 'The page')).resolves.toBe('here')
    await expect(withTimeout(Promise.reject(new Error('gone')), 1_000, 'The page')).rejects.toThrow(
      'gone',
    )
    expect(jest.getTimerCount()).toBe(0)
  })

  test('rejects with TimeoutError after the time-out', async () => {
    const late = withTimeout(new Promise(() => undefined), 4_500, 'The page')
    await Promise.all([
      expect(late).rejects.toEqual(new TimeoutError('The page', 4_500)),
      jest.advanceTimersByTimeAsync(4_500),
    ])
    expect(new TimeoutError('The page', 4_500).message).toBe('The page timed out after 4.5 s')
  })
})
