import { matchRoutes } from 'react-router-dom'

import { createPatternMatcher } from './pattern-matcher.ts'

const patterns = [
  '/',
  '/shop',
  '/shop/sale',
  '/shop/:id',
  '/Stores/:city?',
  '/بطاقات',
  '/helpcenter/*',
  '/:section/archive',
  '/preview?/card',
]

describe('createPatternMatcher', () => {
  const match = createPatternMatcher(patterns)

  test.each([
    ['/', '/'],
    ['/shop/', '/shop'],
    ['/SHOP', '/shop'],
    ['/shop/sale', '/shop/sale'],
    ['/shop/gifts', '/shop/:id'],
    ['/stores', '/Stores/:city?'],
    ['/%D8%A8%D8%B7%D8%A7%D9%82%D8%A7%D8%AA', '/بطاقات'],
    ['/helpcenter', '/helpcenter/*'],
    ['/helpcenter/a/b', '/helpcenter/*'],
    ['/agents/archive', '/:section/archive'],
    ['/helpcenter/archive', '/:section/archive'],
    ['/card', '/preview?/card'],
    ['/preview/card', '/preview?/card'],
    ['/nowhere', undefined],
    ['/shop/a/b', undefined],
    ['/shop%2Fsale', undefined],
  ])('returns for %s the pattern %s, as the router does', (pathname, pattern) => {
    expect(match(pathname)).toBe(pattern)
    const routes = patterns.map((path) => ({ path }))
    expect(matchRoutes(routes, pathname)?.at(-1)?.route.path).toBe(pattern)
  })
})
