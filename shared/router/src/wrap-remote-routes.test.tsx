import { RETURN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { LOAD_TIMEOUT_MS } from '@shop/kernel/loading'
import { endSession } from '@shop/kernel/session'
import { expectConsole } from '@shop/testing/console.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactElement } from 'react'
import {
  createMemoryRouter,
  redirect,
  type RouteObject,
  RouterProvider,
  useRevalidator,
  useRouteError,
} from 'react-router-dom'

import { guardRoutes, makeRetryable, type RouteHandle } from './wrap-remote-routes.tsx'

const handle = { requiresSession: true } satisfies RouteHandle

/** Routes of an open page and two guarded ones, one of them lazy. */
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

function Failed() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <button onClick={() => void revalidate()}>{String(error)}</button>
}

const page = (lazy: RouteObject['lazy'], rest: Partial<RouteObject> = {}) =>
  [
    { id: 'root', ErrorBoundary: Failed, children: [{ path: '/page', lazy, ...rest }] },
  ] as RouteObject[]

describe('guardRoutes', () => {
  test.each([
    ['/settings/phone', 'Settings', 'loaded phone'],
    ['/checkout', 'Checkout', 'code'],
  ])('loads and renders %s for a member', async (at, heading, loaded) => {
    const navigation = recordNavigation()
    const seen: string[] = []
    renderRoutes(shop(seen), { at, token: testToken() })
    expect(await screen.findByRole('heading')).toHaveTextContent(heading)
    expect(seen).toEqual([loaded])
    expect(navigation.addresses).toEqual([])
  })

  test.each([
    ['nobody is signed in', undefined],
    ['the session has expired', testToken({ _id: 'maha', exp: 1 })],
  ])('redirects to the portal’s login without loading the page when %s', async (_, token) => {
    const navigation = recordNavigation()
    const seen: string[] = []
    const situation = token === undefined ? {} : { token }
    renderRoutes(shop(seen), { at: '/settings/phone?from=mail', ...situation })
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    const login = new URL(navigation.addresses[0] ?? '')
    expect(login.origin + login.pathname).toBe('http://portal.test/portal/login')
    expect(login.searchParams.get(RETURN_PARAMETER)).toMatch(
      /^http:\/\/localhost\/settings\/phone\?from=mail&login_state=\w+$/,
    )
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(seen).toEqual([])
  })

  test.each([
    ['hides', 'a visitor', false],
    ['shows', 'a member', true],
  ])(
    '%s the page that the server has rendered to %s, before it is hydrated',
    async (_, who, visible) => {
      const [route] = guardRoutes([
        { path: '/', handle, Component: () => <p>Loading your address</p> },
      ])
      const Page = route?.Component as ComponentType
      const frame = (
        <main>
          <Page />
        </main>
      )
      await hydrateUi(frame, () => {
        document.documentElement.toggleAttribute('data-session', who === 'a member')
        const text = screen.getByText('Loading your address')
        expect(getComputedStyle(text).display !== 'none').toBe(visible)
      })
      expect(screen.getByText('Loading your address')).toBeVisible()
    },
  )

  test('redirects to the login on navigation after the session has ended', async () => {
    const navigation = recordNavigation()
    const { router } = renderRoutes(shop(), { at: '/', token: testToken() })
    await screen.findByRole('heading', { name: 'Home' })
    endSession()
    await act(() => router.navigate('/checkout'))
    expect(navigation.addresses).toEqual([expect.stringContaining('/portal/login')])
    expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument()
  })

  test('returns open routes unchanged, at any depth', () => {
    const open: RouteObject = { path: '/', loader: () => 'data', handle: { crumb: 'Home' } }
    const [root] = guardRoutes([{ children: [open] }])
    expect(root?.children).toEqual([open])
  })

  test('does not change the given routes', () => {
    const routes = shop()
    const before = routes[0]?.children?.map(({ loader }) => loader)
    guardRoutes(routes)
    expect(routes[0]?.children?.map(({ loader }) => loader)).toEqual(before)
  })
})

describe('makeRetryable', () => {
  test('renders a page on retry when its code was missing at first', async () => {
    let missing = true
    const lazy = async () => {
      if (missing) throw new Error('Loading chunk failed')
      return { Component: () => <h1>Here</h1> }
    }
    const { user } = renderRoutes(page(lazy), { at: '/page' })
    const again = await screen.findByRole('button', { name: 'Error: Loading chunk failed' })
    missing = false
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
    expectConsole()
  })

  test('loads the code once, and starts the data without waiting for it', async () => {
    const order: string[] = []
    const lazy = async () => {
      order.push('code')
      await Promise.resolve()
      order.push('code is there')
      return { Component: () => <h1>Here</h1> }
    }
    const loader = () => {
      order.push('data')
      return null
    }
    const { router } = renderRoutes(page(lazy, { loader }), { at: '/page' })
    await screen.findByRole('heading', { name: 'Here' })
    await act(() => router.navigate('/page?again'))
    expect(order).toEqual(['data', 'code', 'code is there', 'data'])
  })

  test('times out when the code hangs, and renders the page on retry once it has arrived', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    let arrive = () => undefined as void
    const lazy = () =>
      new Promise<{ Component: () => ReactElement }>((resolve) => {
        arrive = () => resolve({ Component: () => <h1>Here</h1> })
      })
    renderRoutes(page(lazy), { at: '/page' })
    await act(() => jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS))
    const again = screen.getByRole('button', { name: /timed out after 120 s/ })
    arrive()
    jest.useRealTimers()
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
    expectConsole()
  })

  describe('onLoadError', () => {
    const failing = page(() => Promise.reject(new Error('Loading chunk failed')))

    test('receives the error and the address of the page, and its rejection is shown', async () => {
      const asked: unknown[] = []
      const onLoadError = (...args: unknown[]) => {
        asked.push(args)
        return Promise.reject(new Error('as decided'))
      }
      render(
        <RouterProvider
          router={createMemoryRouter(makeRetryable(failing, onLoadError), {
            initialEntries: ['/page?a=b'],
          })}
        />,
      )
      expect(await screen.findByRole('button', { name: 'Error: as decided' })).toBeVisible()
      expect(asked).toEqual([
        [new Error('Loading chunk failed'), expect.stringMatching(/\/page\?a=b$/)],
      ])
      expectConsole()
    })

    test('is not called for a redirect', async () => {
      const onLoadError = jest.fn()
      const routes = [
        { path: '/from', loader: () => redirect('/to'), element: null },
        { path: '/to', element: <h1>There</h1> },
      ]
      render(
        <RouterProvider
          router={createMemoryRouter(makeRetryable(routes, onLoadError), {
            initialEntries: ['/from'],
          })}
        />,
      )
      expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible()
      expect(onLoadError).not.toHaveBeenCalled()
      expectConsole()
    })
  })
})
