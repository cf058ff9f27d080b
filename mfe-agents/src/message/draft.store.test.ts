import { renderHook, act } from '@testing-library/react'

import { drafts, useDraft } from './draft.store.ts'

const read = () => renderHook(() => useDraft('me', 'you')).result

test('a draft is seen by whoever shows it, and clearing leaves nothing behind', () => {
  const result = read()
  act(() => drafts.set('me', 'you', 'Hello'))
  expect(result.current).toBe('Hello')
  act(() => drafts.clear('me', 'you'))
  expect(result.current).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('a browser that refuses to store still keeps the text', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const result = read()
  act(() => drafts.set('me', 'you', 'Hello'))
  expect(result.current).toBe('Hello')
  write.mockRestore()
  act(() => drafts.clear('me', 'you'))
  expect(result.current).toBe('')
})

test('a browser that refuses to be read has no draft', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(read().current).toBe('')
  blocked.mockRestore()
})
