import { act, renderHook } from '@testing-library/react'

import { compareList, recentlyViewed } from './product-list.store.ts'

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** Stores a text as another tab would. */
function storeInOtherTab(key: string, text: string) {
  localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

afterEach(() => void jest.restoreAllMocks())

describe('compareList', () => {
  test('accepts four products and rejects a fifth', () => {
    expect(['a', 'b', 'c', 'd', 'e'].map(compareList.append)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(stored('compareProducts')).toEqual(['a', 'b', 'c', 'd'])
    expect(compareList.append('a')).toBe(true)
    compareList.remove('b')
    expect(compareList.append('e')).toBe(true)
    expect(compareList.getIds()).toEqual(['a', 'c', 'd', 'e'])
  })
})

describe('recentlyViewed', () => {
  test('keeps twelve products, latest first', () => {
    for (let number = 1; number <= 14; number++) recentlyViewed.prepend(`p${number}`)
    recentlyViewed.prepend('p10')
    expect(recentlyViewed.getIds()).toHaveLength(12)
    expect(recentlyViewed.getIds().slice(0, 3)).toEqual(['p10', 'p14', 'p13'])
    expect(recentlyViewed.getIds()).not.toContain('p2')
  })
})

describe('createProductListStore', () => {
  test('stores no ids when cleared', () => {
    compareList.append('a')
    compareList.clear()
    expect(compareList.getIds()).toEqual([])
    expect(stored('compareProducts')).toEqual([])
  })

  test.each(['["', '{"0":"a"}', '"abc"', 'null', '[1, null, {"id":"a"}, ["a"], ""]'])(
    'reads %s as an empty list, and overwrites it',
    (text) => {
      localStorage.setItem('compareProducts', text)
      expect(compareList.getIds()).toEqual([])
      compareList.append('a')
      expect(stored('compareProducts')).toEqual(['a'])
    },
  )

  test('drops invalid and duplicate ids, and those beyond the limit', () => {
    localStorage.setItem('compareProducts', '["a", 7, "b", "a", "pay.1/2", "c", "d"]')
    expect(compareList.getIds()).toEqual(['a', 'b', 'pay.1/2', 'c'])
  })

  test('follows changes in this tab and in others, and a cleared storage', () => {
    const { result } = renderHook(() => compareList.useIds())
    act(() => void compareList.append('a'))
    expect(result.current).toEqual(['a'])
    act(() => storeInOtherTab('compareProducts', '["b","c","d","e","f"]'))
    expect(result.current).toEqual(['b', 'c', 'd', 'e'])
    act(() => storeInOtherTab('addToCart', '[]'))
    expect(result.current).toEqual(['b', 'c', 'd', 'e'])
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(result.current).toEqual([])
  })

  test('starts a change from what another tab has stored', () => {
    compareList.append('a')
    localStorage.setItem('compareProducts', '["x"]')
    compareList.append('b')
    expect(stored('compareProducts')).toEqual(['x', 'b'])
  })

  test('keeps the ids in memory when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
    compareList.append('a')
    expect(compareList.getIds()).toEqual(['a'])
    jest.restoreAllMocks()
    // A successful write drops what is in memory.
    compareList.clear()
  })
})
