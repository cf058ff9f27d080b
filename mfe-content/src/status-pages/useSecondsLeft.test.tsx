import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

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

  test.each([
    ['null on the server', now + 10_000, 'null'],
    ['null on the server when the time has passed only just', now - 60_000, 'null'],
    ['0 on the server when it has long passed', now - 2 * 24 * 3_600_000, '0'],
  ])('returns %s', (_, until, expected) => {
    const Seconds = () => String(useSecondsLeft(until))
    expect(renderToString(createElement(Seconds))).toBe(expected)
  })

  test('stops its timer when it unmounts', () => {
    const { unmount } = renderHook(() => useSecondsLeft(now + 10_000))
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
