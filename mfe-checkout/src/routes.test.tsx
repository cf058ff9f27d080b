import type { RouteObject } from '@shop/router'

import { accountPages } from './account/AccountMenu.tsx'
import { paths } from './paths.generated.ts'
import { routes } from './routes.generated.ts'

describe('routes', () => {
  const flatten = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...flatten(route.children ?? [])])

  test('requires a session for the checkout and the settings only', () => {
    const guarded = flatten(routes).filter(
      ({ handle }) => (handle as { requiresSession?: boolean } | undefined)?.requiresSession,
    )
    expect(guarded.map(({ path }) => path)).toEqual(['/shop-checkout', '/user-setting'])
  })

  const accountKeys = Object.keys(paths).filter((key) => key.startsWith('account.'))

  test('has an item in the account menu for every account page', () => {
    expect(accountPages.map(({ key }) => key).sort()).toEqual(accountKeys.sort())
  })
})
