import { productPath } from '@shop/contracts/site-paths.ts'

import { findDroppedPaths } from './dropped-paths.ts'

const live = { name: 'mfe-x', version: '1', paths: ['/faqs', '/product-detail/:id', '/x'] }
const dropped = (paths: string[], others: string[] = []) =>
  findDroppedPaths({ name: 'mfe-x', version: '2', paths }, live, [
    { name: 'mfe-y', version: '1', paths: others },
  ])

describe('findDroppedPaths', () => {
  test('returns nothing for a version with the same pages and more', () => {
    expect(dropped([...live.paths, '/new'])).toEqual([])
  })

  test('returns nothing for a page that nobody else links to', () => {
    expect(dropped(['/faqs', '/product-detail/:id'])).toEqual([])
  })

  test.each([
    ['/faqs', ['/product-detail/:id', '/x']],
    [productPath('p'), ['/faqs', '/x']],
  ])('names %s, which other front ends link to', (address, paths) => {
    expect(dropped(paths)).toEqual([
      expect.stringMatching(`^mfe-x@2 drops ${address}, which other front ends link to. .*--force`),
    ])
  })

  test('returns nothing for a page that moved to another remote', () => {
    expect(dropped(['/product-detail/:id', '/x'], ['/faqs'])).toEqual([])
  })

  test('returns one problem for a version without any of the pages', () => {
    expect(dropped(['/other'])).toEqual([
      expect.stringContaining('has none of the pages of mfe-x@1: /faqs, /product-detail/:id, /x'),
    ])
  })
})
