import { matchRoutes } from '@shop/router'

import paths from './paths.json'
import { routes } from './routes.tsx'

test.each(Object.values(paths))('%s has a page', (path) => {
  const matches = matchRoutes(routes, path)
  expect(matches?.at(0)?.route.id).toBe('mfe-checkout')
  expect(matches?.at(-1)?.route.path).toBe(path)
})

test('only the checkout asks for a session', () => {
  const guarded = routes[0]?.children?.filter(({ handle }) => handle as object | undefined)
  expect(guarded?.map(({ path }) => path)).toEqual(['/shop-checkout'])
})
