import { act, renderHook } from '@testing-library/react'

import { documents } from './documents.ts'
import { useConsent } from './useConsent.ts'

const now = Date.UTC(2025, 9, 2, 8)

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const getConsent = (hook: { current: ReturnType<typeof useConsent> }) => hook.current[0]

describe('useConsent', () => {
  test('stores an answer with version and date', () => {
    const { result } = renderHook(() => useConsent('terms'))
    expect(getConsent(result)).toBeNull()
    act(() => result.current[1]('declined'))
    const stored = {
      answer: 'declined',
      version: documents.terms.version,
      date: '2025-10-02T08:00:00.000Z',
    }
    expect(getConsent(result)).toEqual(stored)
    expect(JSON.parse(localStorage.getItem('consent.terms') ?? '')).toEqual(stored)
  })

  test('updates all hooks of the same document only', () => {
    const first = renderHook(() => useConsent('terms'))
    const second = renderHook(() => useConsent('terms'))
    const other = renderHook(() => useConsent('privacy'))
    act(() => first.result.current[1]('accepted'))
    expect(getConsent(second.result)?.answer).toBe('accepted')
    expect(getConsent(other.result)).toBeNull()
  })

  test('keeps an answer in memory when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { result } = renderHook(() => useConsent('privacy'))
    act(() => result.current[1]('accepted'))
    expect(getConsent(result)?.answer).toBe('accepted')
    expect(localStorage.getItem('consent.privacy')).toBeNull()
  })

  test('returns null when the stored answer is invalid', () => {
    localStorage.setItem('consent.terms', '{"answer":"accepted"}')
    const { result } = renderHook(() => useConsent('terms'))
    expect(getConsent(result)).toBeNull()
  })
})
