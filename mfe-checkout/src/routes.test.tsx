import { matchRoutes, type RouteObject } from '@shop/router'

import { accountPages } from './account/account.menu.ts'
import paths from './paths.json'
import { routes } from './routes.tsx'

describe('routes', () => {
  test.each(Object.values(paths))('has a lazy page at %s', (path) => {
    const matches = matchRoutes(routes, path)
    expect(matches?.at(0)?.route.id).toBe('mfe-checkout')
    expect(matches?.at(-1)?.route.path).toBe(path)
    expect(matches?.at(-1)?.route.lazy).toBeInstanceOf(Function)
  })

  const flatten = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...flatten(route.children ?? [])])

  test('requires a session for the checkout and the settings only', () => {
    const guarded = flatten(routes).filter(({ handle }) => handle as object | undefined)
    expect(guarded.map(({ path }) => path)).toEqual(['/shop-checkout', '/user-setting'])
  })

  const accountKeys = Object.keys(paths).filter((key) => key.startsWith('account.'))

  test.each(accountKeys)('has %s inside the account layout', (key) => {
    const matches = matchRoutes(routes, paths[key as keyof typeof paths]) ?? []
    expect(matches.at(1)?.route.id).toBe('account')
    expect(matches.at(-1)?.route.lazy).toBeInstanceOf(Function)
  })

  test('has an item in the account menu for every account page', () => {
    expect(accountPages.map(({ key }) => key).sort()).toEqual(accountKeys.sort())
  })

  test('has an error boundary inside the account layout', () => {
    const matched = matchRoutes(routes, '/user-account')?.map(({ route }) => route) ?? []
    const layout = matched.findIndex(({ id }) => id === 'account')
    expect(matched.slice(layout + 1).some(({ ErrorBoundary }) => ErrorBoundary)).toBe(true)
  })
})
