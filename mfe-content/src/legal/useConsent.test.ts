import { act, renderHook } from '@testing-library/react'

import { documents } from './documents.ts'
import { useConsent } from './useConsent.ts'

const now = Date.UTC(2025, 9, 2, 8)

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const shown = (hook: { current: ReturnType<typeof useConsent> }) => hook.current[0]

test('an answer is kept with the version of the text and the time', () => {
  const { result } = renderHook(() => useConsent('terms'))
  expect(shown(result)).toBeNull()
  act(() => result.current[1]('declined'))
  const kept = {
    answer: 'declined',
    version: documents.terms.version,
    date: '2025-10-02T08:00:00.000Z',
  }
  expect(shown(result)).toEqual(kept)
  expect(JSON.parse(localStorage.getItem('consent.terms') ?? '')).toEqual(kept)
})

test('all who show an answer see it change, and nobody else’s changes', () => {
  const first = renderHook(() => useConsent('terms'))
  const second = renderHook(() => useConsent('terms'))
  const other = renderHook(() => useConsent('privacy'))
  act(() => first.result.current[1]('accepted'))
  expect(shown(second.result)?.answer).toBe('accepted')
  expect(shown(other.result)).toBeNull()
})

test('where the browser stores nothing, an answer holds until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(() => useConsent('privacy'))
  act(() => result.current[1]('accepted'))
  expect(shown(result)?.answer).toBe('accepted')
  expect(localStorage.getItem('consent.privacy')).toBeNull()
})

test('what is damaged in storage is no answer', () => {
  localStorage.setItem('consent.terms', '{"answer":"accepted"}')
  const { result } = renderHook(() => useConsent('terms'))
  expect(shown(result)).toBeNull()
})
