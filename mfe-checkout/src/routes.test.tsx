import { matchRoutes, type RouteObject } from '@shop/router'

import paths from './paths.json'
import { routes } from './routes.tsx'

describe('routes', () => {
  test.each(Object.values(paths))('has a lazy page at %s', (path) => {
    const matches = matchRoutes(routes, path)
    expect(matches?.at(0)?.route.id).toBe('mfe-checkout')
    expect(matches?.at(-1)?.route.path).toBe(path)
    expect(matches?.at(-1)?.route.lazy).toBeInstanceOf(Function)
  })

  const all = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...all(route.children ?? [])])

  test('requires a session for the checkout and the settings only', () => {
    const guarded = all(routes).filter(({ handle }) => handle as object | undefined)
    expect(guarded.map(({ path }) => path)).toEqual(['/shop-checkout', '/user-setting'])
  })

  test('has an error boundary inside the account layout', () => {
    const way = matchRoutes(routes, '/user-account')?.map(({ route }) => route) ?? []
    const layout = way.findIndex(({ id }) => id === 'account')
    expect(way.slice(layout + 1).some(({ ErrorBoundary }) => ErrorBoundary)).toBe(true)
  })
})
