import { endSession } from '@shop/kernel'
import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'

import { guardRoutes, type RouteHandle } from './guard.ts'

const handle = { requiresSession: true } satisfies RouteHandle

/** A shop with an open page and two closed ones, one of which fetches its code when it is opened. */
function shop(seen: string[] = []): RouteObject[] {
  return [
    {
      id: 'root',
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <h1>Home</h1> },
        {
          path: '/settings/:tab',
          handle,
          loader: ({ params }) => {
            seen.push(`loaded ${params.tab}`)
            return null
          },
          element: <h1>Settings</h1>,
        },
        {
          path: '/checkout',
          handle,
          lazy: async () => {
            seen.push('code')
            return { Component: () => <h1>Checkout</h1> }
          },
        },
      ],
    },
  ]
}

test.each(['/settings/phone', '/checkout'])('%s opens for a member', async (at) => {
  const navigation = recordNavigation()
  renderRoutes(shop(), { at, token: testToken() })
  expect(await screen.findByRole('heading')).toHaveTextContent(/Settings|Checkout/)
  expect(navigation.addresses).toEqual([])
})

test.each([
  ['nobody is signed in', undefined],
  ['the session has expired', testToken({ _id: 'maha', exp: 1 })],
])('while %s, a closed page sends to the portal’s login and shows nothing', async (_, token) => {
  const navigation = recordNavigation()
  const seen: string[] = []
  const situation = token === undefined ? {} : { token }
  renderRoutes(shop(seen), { at: '/settings/phone?from=mail', ...situation })
  await waitFor(() => expect(navigation.addresses).toHaveLength(1))
  const login = new URL(navigation.addresses[0] ?? '')
  expect(login.origin + login.pathname).toBe('http://portal.test/portal/login')
  expect(login.searchParams.get(RETURN_PARAMETER)).toBe('http://localhost/settings/phone?from=mail')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(seen).toEqual([])
})

test('a page behind the guard loads its data as it would without one', async () => {
  const seen: string[] = []
  renderRoutes(shop(seen), { at: '/settings/phone', token: testToken() })
  await screen.findByRole('heading', { name: 'Settings' })
  expect(seen).toEqual(['loaded phone'])
})

test('going to a closed page after the session has ended leads to the login', async () => {
  const navigation = recordNavigation()
  const { router } = renderRoutes(shop(), { at: '/', token: testToken() })
  await screen.findByRole('heading', { name: 'Home' })
  endSession()
  await act(() => router.navigate('/checkout'))
  expect(navigation.addresses).toEqual([expect.stringContaining('/portal/login')])
  expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument()
})

test('open routes stay as they are, at any depth', () => {
  const open: RouteObject = { path: '/', loader: () => 'data', handle: { crumb: 'Home' } }
  const [root] = guardRoutes([{ children: [open] }])
  expect(root?.children).toEqual([open])
})

test('the routes that were given are not changed', () => {
  const routes = shop()
  const before = routes[0]?.children?.map(({ loader }) => loader)
  guardRoutes(routes)
  expect(routes[0]?.children?.map(({ loader }) => loader)).toEqual(before)
})
