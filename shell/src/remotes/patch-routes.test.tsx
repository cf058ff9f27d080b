import type { RouteObject } from '@shop/router'
import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { act, screen, within } from '@testing-library/react'

import { buildRemote, openShop } from '../testing/open-shop.tsx'

const catalog = buildRemote('mfe-catalog', ['/shop', '/product-detail/:id', '/settings'])
const content = buildRemote('mfe-content', ['/', '/faqs'])

const pages: Record<string, RouteObject[]> = {
  'mfe-catalog': [
    {
      id: 'mfe-catalog',
      children: [
        { path: '/shop', element: <h1>Categories</h1> },
        { path: '/product-detail/:id', element: <h1>Product</h1> },
        { path: '/settings', handle: { requiresSession: true }, element: <h1>Settings</h1> },
      ],
    },
  ],
  'mfe-content': [{ id: 'mfe-content', children: [{ path: '/', element: <h1>Welcome</h1> }] }],
}

/** The network of the remotes: which are down, which were asked for, and when they arrive. */
function network({ down = [] as string[], slow = false } = {}) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const load = async (name: string) => {
    asked.push(name)
    if (slow) await new Promise<void>((resolve) => waiting.push(resolve))
    if (down.includes(name)) throw new Error('Failed to fetch')
    return pages[name] ?? []
  }
  const arrive = () => act(async () => waiting.splice(0).forEach((go) => go()))
  return { asked, down, load, arrive, remotes: [catalog, content] }
}

const heading = () => screen.findByRole('heading', { level: 1 })

test('the owner of an address is loaded, and no other', async () => {
  const net = network()
  await openShop({ at: '/shop', ...net })
  expect(await heading()).toHaveTextContent('Categories')
  expect(net.asked).toEqual(['mfe-catalog'])
})

test('each remote is loaded when somebody first goes to it, once', async () => {
  const net = network()
  const { router } = await openShop({ at: '/', ...net })
  for (const address of ['/shop', '/product-detail/a', '/product-detail/b', '/', '/shop']) {
    await act(() => router.navigate(address))
  }
  expect(await heading()).toHaveTextContent('Categories')
  expect(net.asked).toEqual(['mfe-content', 'mfe-catalog'])
})

test('an address that its owner does not know is not found', async () => {
  await openShop({ at: '/faqs', ...network() })
  expect(await heading()).toHaveTextContent('Page Not Found')
})

test('an address that nobody owns is not found even with every remote down', async () => {
  const net = network({ down: ['mfe-catalog', 'mfe-content'] })
  await openShop({ at: '/nowhere', ...net })
  expect(await heading()).toHaveTextContent('Page Not Found')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(net.asked).toEqual([])
})

test('a page that asks for a session sends a visitor to the portal', async () => {
  const navigation = recordNavigation()
  await openShop({ at: '/settings', ...network() })
  expect(navigation.addresses).toEqual([expect.stringContaining('http://portal.test/portal/login')])
  expect(screen.queryByText('Settings')).not.toBeInTheDocument()
})

describe('a remote that is down', () => {
  test('leaves the shop standing and says so in its own region', async () => {
    await openShop({ at: '/shop', ...network({ down: ['mfe-catalog'] }) })
    const region = within(screen.getByRole('main'))
    expect(await region.findByRole('alert')).toHaveTextContent('not available right now')
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(expectConsole()).toEqual([
      expect.stringContaining('mfe-catalog could not be loaded: Failed to fetch'),
    ])
  })

  test('does not keep anybody from the others', async () => {
    const { router } = await openShop({ at: '/shop', ...network({ down: ['mfe-catalog'] }) })
    await screen.findByRole('alert')
    await act(() => router.navigate('/'))
    expect(await heading()).toHaveTextContent('Welcome')
    expectConsole()
  })

  test('is there again, without a reload, when it is tried after it came back', async () => {
    const net = network({ down: ['mfe-catalog'] })
    const { user } = await openShop({ at: '/product-detail/a?from=sale', ...net })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()

    net.down.pop()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Product')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(net.asked).toEqual(['mfe-catalog', 'mfe-catalog', 'mfe-catalog'])
    expectConsole()
  })

  test('is asked for anew by the next navigation to it', async () => {
    const net = network({ down: ['mfe-catalog'] })
    const { router } = await openShop({ at: '/shop', ...net })
    await screen.findByRole('alert')
    net.down.pop()
    await act(() => router.navigate('/product-detail/a'))
    expect(await heading()).toHaveTextContent('Product')
    expectConsole()
  })
})

describe('a remote that is slow', () => {
  test('is not lost when the shopper goes elsewhere meanwhile', async () => {
    const net = network({ slow: true })
    const { router } = await openShop({ at: '/error', ...net })
    await act(async () => void router.navigate('/shop'))
    await act(async () => void router.navigate('/nowhere'))
    await net.arrive()
    expect(await heading()).toHaveTextContent('Page Not Found')

    await act(async () => void router.navigate('/shop'))
    await net.arrive()
    expect(await heading()).toHaveTextContent('Categories')
  })

  test('is loaded once for somebody who clicks twice', async () => {
    const net = network({ slow: true })
    const { router } = await openShop({ at: '/error', ...net })
    await act(async () => void router.navigate('/shop'))
    await act(async () => void router.navigate('/product-detail/a'))
    await net.arrive()
    expect(await heading()).toHaveTextContent('Product')
    expect(net.asked).toEqual(['mfe-catalog'])
  })

  test('shows that a page is on its way, with the shop around it', async () => {
    const net = network({ slow: true })
    const { router } = await openShop({ at: '/error', ...net })
    await act(async () => void router.navigate('/shop'))
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
    await net.arrive()
    expect(await heading()).toHaveTextContent('Categories')
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
})

test('a page that breaks while it is shown breaks alone, and can be tried again', async () => {
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('x is undefined')
    return <h1>Mended</h1>
  }
  const load = async () => [
    { id: 'mfe-catalog', children: [{ path: '/shop', Component: Fragile }] },
  ]
  const { user } = await openShop({ at: '/shop', remotes: [catalog], load })
  expect(screen.getByRole('alert')).toHaveTextContent('Everything else works')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading()).toHaveTextContent('Mended')
  expect(expectConsole().join()).toContain('x is undefined')
})
