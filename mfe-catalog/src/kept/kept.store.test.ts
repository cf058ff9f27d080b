import { act, renderHook } from '@testing-library/react'

import { compared, viewed } from './kept.store.ts'

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** Another tab stores this. */
function storeElsewhere(key: string, text: string) {
  localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

afterEach(() => void jest.restoreAllMocks())

test('four products can be compared, a fifth is refused', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map(compared.append)).toEqual([true, true, true, true, false])
  expect(stored('compareProducts')).toEqual(['a', 'b', 'c', 'd'])
  compared.remove('b')
  expect(compared.append('e')).toBe(true)
  expect(compared.list()).toEqual(['a', 'c', 'd', 'e'])
})

test('the product viewed last comes first, and twelve are kept', () => {
  for (let number = 1; number <= 14; number++) viewed.putFirst(`p${number}`)
  viewed.putFirst('p10')
  expect(viewed.list()).toHaveLength(12)
  expect(viewed.list().slice(0, 3)).toEqual(['p10', 'p14', 'p13'])
  expect(viewed.list()).not.toContain('p2')
})

test('a cleared list leaves nothing in the storage', () => {
  compared.append('a')
  compared.clear()
  expect(compared.list()).toEqual([])
  expect(localStorage.getItem('compareProducts')).toBeNull()
})

test('nonsense in the storage counts as nothing, and can be written over', () => {
  localStorage.setItem('compareProducts', '{"')
  expect(compared.list()).toEqual([])
  compared.append('a')
  expect(stored('compareProducts')).toEqual(['a'])
})

test('a component follows this tab, the others, and whoever clears everything', () => {
  const { result } = renderHook(() => compared.useList())
  act(() => void compared.append('a'))
  expect(result.current).toEqual(['a'])
  act(() => storeElsewhere('compareProducts', '["b","c","d","e","f"]'))
  expect(result.current).toEqual(['b', 'c', 'd', 'e'])
  act(() => storeElsewhere('addToCart', '[]'))
  expect(result.current).toEqual(['b', 'c', 'd', 'e'])
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current).toEqual([])
})

test('a change starts from what another tab has stored meanwhile', () => {
  compared.append('a')
  localStorage.setItem('compareProducts', '["x"]')
  compared.append('b')
  expect(stored('compareProducts')).toEqual(['x', 'b'])
})

test('where the browser stores nothing, the list lives as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError')
  })
  compared.append('a')
  expect(compared.list()).toEqual(['a'])
  jest.restoreAllMocks()
  // What the test has left in memory goes with the next write that succeeds.
  compared.clear()
})
