import { act, renderHook } from '@testing-library/react'

import { drafts, useDraft } from './draft.store.ts'

const renderDraft = () => renderHook(() => useDraft('me', 'you')).result

describe('drafts', () => {
  test('returns the stored draft until it is cleared', () => {
    const result = renderDraft()
    act(() => drafts.set('me', 'you', 'Hello'))
    expect(result.current).toBe('Hello')
    act(() => drafts.clear('me', 'you'))
    expect(result.current).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('keeps the text in memory when the storage is full', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const result = renderDraft()
    act(() => drafts.set('me', 'you', 'Hello'))
    expect(result.current).toBe('Hello')
    write.mockRestore()
    act(() => drafts.clear('me', 'you'))
    expect(result.current).toBe('')
  })

  test('returns an empty draft when the storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(renderDraft().current).toBe('')
    blocked.mockRestore()
  })
})
