import { toPagePattern } from './page-pattern.ts'

describe('toPagePattern', () => {
  test.each([
    [['/', undefined], '/'],
    [['/', '/product-detail/:id'], '/product-detail/:id'],
    [[undefined, '/', 'shop', ':category'], '/shop/:category'],
    [['/', 'help', undefined], '/help'],
    [[], undefined],
    [[undefined], undefined],
    [['/', '*'], undefined],
  ])('of %j is %j', (paths, pattern) =>
    expect(toPagePattern(paths.map((path) => ({ route: { path } })))).toBe(pattern),
  )
})
