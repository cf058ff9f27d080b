import { act, renderHook } from '@testing-library/react'

import { useIdle } from './useIdle.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

/** Mocks the idle callback, which jsdom lacks; returns the pending ones. */
function provideIdleCallback() {
  const waiting = new Map<number, () => void>()
  Object.assign(window, {
    requestIdleCallback: (task: () => void, options: { timeout: number }) => {
      const handle = waiting.size + 1
      waiting.set(handle, task)
      expect(options.timeout).toBeLessThanOrEqual(2000)
      return handle
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  })
  return waiting
}

describe('useIdle', () => {
  test('returns true once the browser is idle', () => {
    const waiting = provideIdleCallback()
    const { result } = renderHook(useIdle)
    expect(result.current).toBe(false)
    act(() => waiting.forEach((task) => task()))
    expect(result.current).toBe(true)
  })

  test('returns true after a delay without idle callbacks', () => {
    const { result } = renderHook(useIdle)
    expect(result.current).toBe(false)
    act(() => jest.advanceTimersByTime(200))
    expect(result.current).toBe(true)
  })

  test('cancels when it unmounts', () => {
    const waiting = provideIdleCallback()
    renderHook(useIdle).unmount()
    expect(waiting.size).toBe(0)
    Reflect.deleteProperty(window, 'requestIdleCallback')
    renderHook(useIdle).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
