import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'
import * as reactRouter from 'react-router-dom'
import { type LoaderFunctionArgs, Outlet, redirect, type RouteObject } from 'react-router-dom'

import { page, pages, redirectRoute } from './pages.tsx'
import * as surface from './router.ts'

const paths = {
  cart: '/cart',
  old: '/old-cart',
  'account.orders': '/orders',
  'account.settings': '/settings',
  'help.guides': '/guides',
  'help.support': '/support',
}

const moduleOf = (heading: string) => async () => ({ Page: () => <h1>{heading}</h1> })
const code = moduleOf('A page')

const layoutModule = async () => ({
  Layout: () => (
    <>
      <nav>Menu</nav>
      <Outlet />
    </>
  ),
})

type Table = Parameters<typeof pages<typeof paths>>[1]

const table: Table = {
  cart: page(moduleOf('Cart')),
  old: redirectRoute(() => redirect('/cart')),
  account: {
    layout: page(layoutModule),
    ErrorBoundary: () => <p>Failed</p>,
    pages: {
      orders: page(moduleOf('Orders')),
      settings: page(moduleOf('Settings'), { requiresSession: true }),
    },
  },
  help: { pages: { guides: page(moduleOf('Guides')), support: page(moduleOf('Support')) } },
}

/** Calls a route's loader as the router does. */
function runLoader({ loader }: RouteObject): unknown {
  if (typeof loader !== 'function') throw new Error('the route has no loader')
  const args = { request: new Request('http://shop.test/'), params: { id: '7' } }
  return loader(args as unknown as LoaderFunctionArgs<unknown>, undefined)
}

const routeOf = (one: ReturnType<typeof page>) => pages({ one: '/one' }, { one })[0] ?? {}

describe('pages', () => {
  test('returns one route for each path, the pages of a layout inside it', () => {
    expect(pages(paths, table)).toEqual([
      { path: '/cart', lazy: expect.any(Function) },
      { path: '/old-cart', loader: expect.any(Function), element: null },
      {
        id: 'account',
        lazy: expect.any(Function),
        children: [
          {
            ErrorBoundary: expect.any(Function),
            children: [
              { path: '/orders', lazy: expect.any(Function) },
              {
                path: '/settings',
                lazy: expect.any(Function),
                handle: { requiresSession: true },
              },
            ],
          },
        ],
      },
      { path: '/guides', lazy: expect.any(Function) },
      { path: '/support', lazy: expect.any(Function) },
    ])
  })

  test.each([
    ['/cart', 'Cart'],
    ['/old-cart', 'Cart'],
    ['/guides', 'Guides'],
  ])('renders at %s the page %s', async (at, heading) => {
    renderRoutes(pages(paths, table), { at })
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  })

  test('renders a page of a group in the layout of the group', async () => {
    renderRoutes(pages(paths, table), { at: '/orders' })
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible()
    expect(screen.getByRole('navigation')).toHaveTextContent('Menu')
  })

  test('loads the messages of a group for each of its pages, but not for redirects', async () => {
    const messages = jest.fn(() => Promise.resolve(null))
    const own = jest.fn(() => Promise.resolve(null))
    const [first, second, third] = pages(
      { 'a.x': '/x', 'a.y': '/y', 'a.z': '/z' },
      {
        a: {
          messages,
          pages: {
            x: page(code),
            y: page(code, { messages: own }),
            z: redirectRoute(() => redirect('/x')),
          },
        },
      },
    )
    await runLoader(first ?? {})
    expect(messages).toHaveBeenCalledTimes(1)
    await runLoader(second ?? {})
    expect(messages).toHaveBeenCalledTimes(2)
    expect(own).toHaveBeenCalledTimes(1)
    await runLoader(third ?? {})
    expect(messages).toHaveBeenCalledTimes(2)
  })

  test('loads the messages of a group with a layout once, in the layout', async () => {
    const messages = jest.fn(() => Promise.resolve(null))
    const [layout] = pages(
      { 'a.x': '/x' },
      { a: { messages, layout: page(layoutModule), pages: { x: page(code) } } },
    )
    await runLoader(layout ?? {})
    expect(messages).toHaveBeenCalledTimes(1)
    expect(layout?.children).toEqual([{ path: '/x', lazy: expect.any(Function) }])
  })

  test('accepts only tables that fit the paths (checked by tsc)', () => {
    const two = { cart: '/cart', 'help.guides': '/guides' }
    const help = { pages: { guides: page(code) } }
    // @ts-expect-error a path without a page
    pages(two, { help })
    // @ts-expect-error a page without a path
    pages(two, { cart: page(code), help, checkout: page(code) })
    // @ts-expect-error a page of a group without a path
    pages(two, { cart: page(code), help: { pages: { guides: page(code), faqs: page(code) } } })
  })
})

describe('page', () => {
  test('passes props to the component', async () => {
    const load = async () => ({ Page: ({ title }: { title: string }) => <h1>{title}</h1> })
    renderRoutes([routeOf(page(load, { props: { title: 'Grid' } }))], { at: '/one' })
    expect(await screen.findByRole('heading', { name: 'Grid' })).toBeVisible()
  })

  test('calls the loader as the router does, where there are no messages to wait for', () => {
    const loader = jest.fn(() => 'data')
    expect(runLoader(routeOf(page(code, { loader })))).toBe('data')
    expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { id: '7' } }), undefined)
  })

  test('starts the data before the messages have loaded, and waits for both', async () => {
    const order: string[] = []
    const loader = () => {
      order.push('data')
      return 'data'
    }
    const messages = async () => {
      order.push('messages')
      await Promise.resolve()
      order.push('messages loaded')
    }
    await expect(runLoader(routeOf(page(code, { loader, messages })))).resolves.toBe('data')
    expect(order).toEqual(['data', 'messages', 'messages loaded'])
  })

  test('accepts only modules with exactly one component (checked by tsc)', () => {
    // @ts-expect-error no export
    page(async () => ({}))
    // @ts-expect-error two exports
    page(async () => ({ Page: () => null, Other: () => null }))
    // @ts-expect-error not a component
    page(async () => ({ title: 'Cart' }))
    // @ts-expect-error a required prop is missing
    page(async () => ({ Page: ({ title }: { title: string }) => <h1>{title}</h1> }))
  })
})

const { wrapRemoteRoutes, scrollKey: _, ...passedOn } = surface

/** Parts of the router for servers, for its framework mode and for tests, and those that it calls unstable. */
const NOT_FOR_PAGES =
  /^(UNSAFE_|unstable_|Static|Server|create(Static|RequestHandler|RoutesStub|Cookie|\w*Session)|is(Cookie|Session)$|(HydratedRouter|Links|Meta|PrefetchPageLinks|Scripts)$)/

describe('the router’s exports', () => {
  test('are the whole client API of the router itself, so that a page has one router and no team waits for a function', () => {
    const client = Object.entries(reactRouter).filter(([name]) => !NOT_FOR_PAGES.test(name))
    expect(passedOn).toEqual(Object.fromEntries(client))
  })

  test('exports wrapRemoteRoutes', () => {
    expect(wrapRemoteRoutes([{ path: '/' }])).toEqual([{ path: '/' }])
  })
})
