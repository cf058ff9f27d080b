import { act, renderHook } from '@testing-library/react'

import { useReducedMotion } from '../layout/useMediaQuery.ts'

afterEach(() => jest.restoreAllMocks())

test('useReducedMotion follows the media query', () => {
  const list = Object.assign(new EventTarget(), { matches: false })
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList)
  const { result } = renderHook(() => useReducedMotion())
  expect(result.current).toBe(false)
  act(() => {
    list.matches = true
    list.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})
