import { act, renderHook } from '@testing-library/react'

import { useSecondsLeft } from './useSecondsLeft.ts'

const now = Date.UTC(2025, 0, 15, 9)

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('useSecondsLeft', () => {
  test('counts down to 0 and stops its timer', () => {
    const { result } = renderHook(() => useSecondsLeft(now + 2500))
    expect(result.current).toBe(3)
    pass(500)
    expect(result.current).toBe(2)
    pass(999)
    expect(result.current).toBe(2)
    pass(1)
    expect(result.current).toBe(1)
    pass(1000)
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('returns 0 without a timer when the time has passed', () => {
    const { result } = renderHook(() => useSecondsLeft(now - 1))
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('stops its timer when it unmounts', () => {
    const { unmount } = renderHook(() => useSecondsLeft(now + 10_000))
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
