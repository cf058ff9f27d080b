import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { SLOW_AFTER_MS } from '@shop/kernel/loading'
import type { RouteObject } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { flushOnPageHide, reportFailure } from '../report/report.ts'
import { buildRemote, openShop, serveDiscovery } from '../testing/open-shop.tsx'

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

/** A fake network of remotes. `down` ones fail, `slow` ones arrive on `arrive()`. */
function network({ down = [] as string[], slow = false } = {}) {
  const requested: string[] = []
  const waiting: (() => void)[] = []
  const load = async (name: string) => {
    requested.push(name)
    if (slow) await new Promise<void>((resolve) => waiting.push(resolve))
    // The federation runtime throws this.
    if (down.includes(name)) throw new Error('ScriptNetworkError: Failed to load script')
    return pages[name] ?? []
  }
  const arrive = () => act(async () => waiting.splice(0).forEach((go) => go()))
  return { requested, down, load, arrive, remotes: [catalog, content] }
}

const heading = () => screen.findByRole('heading', { level: 1 })

describe('createPatchRoutes', () => {
  test('loads only the owner of the path', async () => {
    const net = network()
    await openShop({ at: '/shop', ...net })
    expect(await heading()).toHaveTextContent('Categories')
    expect(net.requested).toEqual(['mfe-catalog'])
  })

  test('loads each remote once, on the first navigation to it', async () => {
    const net = network()
    const { router } = await openShop({ at: '/', ...net })
    for (const address of ['/shop', '/product-detail/a', '/product-detail/b', '/', '/shop']) {
      await act(() => router.navigate(address))
    }
    expect(await heading()).toHaveTextContent('Categories')
    expect(net.requested).toEqual(['mfe-content', 'mfe-catalog'])
  })

  test('reports the use of a remote only while it has a canary', async () => {
    const beacon = jest.fn<boolean, [string, string]>(() => true)
    Object.assign(navigator, { sendBeacon: beacon })
    const stop = flushOnPageHide()
    const flush = () => {
      const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      hidden.mockRestore()
    }
    // Drops the failures of other tests: there is no address for them yet.
    flush()
    const canary = { ...content.entry, deployment: { traffic: 10, default: false } }
    const net = { ...network(), remotes: [catalog, { ...content, entry: canary }] }
    const { router } = await openShop({ at: '/shop', ...net })
    setConfig({ ...testConfig, reportUrl: 'http://reports.test/' })
    for (const address of ['/', '/faqs', '/shop']) await act(() => router.navigate(address))
    flush()
    stop()
    setConfig(testConfig)
    const use = { remote: 'mfe-content', version: '1.0.0', phase: 'use', message: '' }
    expect(beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toEqual([
      [expect.objectContaining(use)],
    ])
  })

  test('renders not found when the owner has no such route', async () => {
    await openShop({ at: '/faqs', ...network() })
    expect(await heading()).toHaveTextContent('Page Not Found')
  })

  test('renders not found for a path without an owner, even with all remotes down', async () => {
    const net = network({ down: ['mfe-catalog', 'mfe-content'] })
    await openShop({ at: '/nowhere', ...net })
    expect(await heading()).toHaveTextContent('Page Not Found')
    expect(net.requested).toEqual([])
  })

  test('redirects visitors of a protected page to the portal', async () => {
    const navigation = recordNavigation()
    await openShop({ at: '/settings', ...network() })
    expect(navigation.addresses).toEqual([
      expect.stringContaining('http://portal.test/portal/login'),
    ])
    expect(screen.queryByText('Settings')).not.toBeInTheDocument()
  })

  describe('when a remote is down', () => {
    test('renders an error in its region and keeps the shell', async () => {
      await openShop({ at: '/shop', ...network({ down: ['mfe-catalog'] }) })
      const region = within(screen.getByRole('main'))
      expect(await region.findByRole('alert')).toHaveTextContent('not available right now')
      expect(region.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      expect(region.queryByRole('link', { name: 'Browse the shop' })).not.toBeInTheDocument()
      expect(screen.getByRole('banner')).toBeInTheDocument()
      expect(screen.getByRole('contentinfo')).toBeInTheDocument()
      expect(expectConsole()).toEqual([
        expect.stringContaining('mfe-catalog could not be loaded: ScriptNetworkError'),
      ])
    })

    test('renders other remotes', async () => {
      const { router } = await openShop({ at: '/shop', ...network({ down: ['mfe-catalog'] }) })
      await screen.findByRole('alert')
      await act(() => router.navigate('/'))
      expect(await heading()).toHaveTextContent('Welcome')
      expectConsole()
    })

    test('loads it by Try again, without a reload, once it is back', async () => {
      const net = network({ down: ['mfe-catalog'] })
      const { user } = await openShop({ at: '/product-detail/a?from=sale', ...net })
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('alert')).toBeInTheDocument()
      net.down.pop()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await heading()).toHaveTextContent('Product')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(net.requested).toEqual(['mfe-catalog', 'mfe-catalog', 'mfe-catalog'])
      expectConsole()
    })

    test('loads it again on the next navigation to it', async () => {
      const net = network({ down: ['mfe-catalog'] })
      const { router } = await openShop({ at: '/shop', ...net })
      await screen.findByRole('alert')
      net.down.pop()
      await act(() => router.navigate('/product-detail/a'))
      expect(await heading()).toHaveTextContent('Product')
      expectConsole()
    })
  })

  describe('when a remote is slow', () => {
    test('patches its routes on a later navigation when the first one was aborted', async () => {
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

    test('loads it once for concurrent navigations', async () => {
      const net = network({ slow: true })
      const { router } = await openShop({ at: '/error', ...net })
      await act(async () => void router.navigate('/shop'))
      await act(async () => void router.navigate('/product-detail/a'))
      await net.arrive()
      expect(await heading()).toHaveTextContent('Product')
      expect(net.requested).toEqual(['mfe-catalog'])
    })

    test('renders a progress bar', async () => {
      const net = network({ slow: true })
      const { router } = await openShop({ at: '/error', ...net })
      await act(async () => void router.navigate('/shop'))
      expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
      await net.arrive()
      expect(await heading()).toHaveTextContent('Categories')
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    })
  })

  describe('when a remote hangs', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

    test.each([
      ['of the first page', '/shop', ''],
      ['of a navigation', '/error', '/shop'],
    ])('says in the region %s that it is waiting; what arrives later appears', async (...row) => {
      const [, at, next] = row
      const net = network({ slow: true })
      const { router } = await openShop({ at, ...net })
      if (next) await act(async () => void router.navigate(next))
      await wait(SLOW_AFTER_MS)
      const region = within(screen.getByRole('main'))
      expect(region.getByRole('status')).toHaveTextContent('taking longer than usual')
      expect(region.getByRole('button', { name: 'Try again' })).toBeVisible()
      await wait(60_000)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await net.arrive()
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Categories')
      expect(region.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    })

    test('renders an error after 120 seconds', async () => {
      await openShop({ at: '/shop', ...network({ slow: true }) })
      await wait(120_000)
      expect(screen.getByRole('alert')).toHaveTextContent('did not arrive in time')
      expectConsole()
    })
  })

  test('says that the shopper is offline, and renders the page when the connection is back', async () => {
    const net = network({ down: ['mfe-catalog'] })
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openShop({ at: '/shop', ...net })
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    net.down.pop()
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await heading()).toHaveTextContent('Categories')
    expectConsole()
  })

  describe('when a page has failed', () => {
    const Broken = () => {
      throw new Error('x is undefined')
    }
    const broken: RouteObject[] = [
      { path: '/shop', Component: Broken },
      { path: '/product-detail/:id', element: <h1>Product</h1> },
    ]
    const paths = ['/shop', '/product-detail/:id']

    async function openBroken(version: string) {
      const restart = jest.fn<Promise<void>, [string]>(async () => undefined)
      const remotes = [buildRemote('mfe-catalog', paths, version)]
      const shop = await openShop({
        at: '/shop?page=2',
        remotes,
        load: async () => broken,
        restart,
      })
      const error = new Error('x is undefined')
      // React's root reports what a boundary has caught in this way.
      reportFailure({ remote: 'mfe-catalog', version }, 'render', error)
      const retry = async () => shop.user.click(screen.getByRole('button', { name: 'Try again' }))
      return { ...shop, restart, remotes, retry }
    }

    afterEach(() => {
      cleanup()
      // What fails is rendered again while its retry is under way, as often as React likes.
      expectConsole()
    })

    test('starts the shop anew by Try again when its release is no longer live, once', async () => {
      const { restart, retry } = await openBroken('2.0.0')
      serveDiscovery([catalog])
      queryClient.setQueryData(['mfe-catalog', 'products'], 'of the failed release')
      await retry()
      await waitFor(() => expect(restart).toHaveBeenCalled())
      expect(restart.mock.calls).toEqual([['http://localhost/shop?page=2']])
      expect(queryClient.getQueryData(['mfe-catalog', 'products'])).toBeUndefined()
    })

    test('loads the release that follows while the shop is started anew', async () => {
      const first = await openBroken('2.0.4')
      serveDiscovery([catalog])
      first.restart.mockImplementation(async () => {
        first.unmount()
        await openShop({ at: '/product-detail/a', remotes: [catalog], load: async () => broken })
      })
      await first.retry()
      expect(await heading()).toHaveTextContent('Product')
    })

    test('starts the shop anew at the address of the next navigation', async () => {
      const { restart, router } = await openBroken('2.0.1')
      serveDiscovery([catalog])
      await act(async () => void router.navigate('/product-detail/a'))
      await waitFor(() => expect(restart).toHaveBeenCalled())
      expect(restart.mock.calls).toEqual([['http://localhost/product-detail/a']])
    })

    test('stays with its release while that is live', async () => {
      const { restart, router } = await openBroken('2.0.2')
      await act(() => router.navigate('/product-detail/a'))
      expect(await heading()).toHaveTextContent('Product')
      expect(restart).not.toHaveBeenCalled()
    })

    test('does not start the shop anew twice for one release', async () => {
      const first = await openBroken('2.0.3')
      serveDiscovery([catalog])
      await first.retry()
      await waitFor(() => expect(first.restart).toHaveBeenCalled())
      first.unmount()
      const second = await openBroken('2.0.3')
      serveDiscovery([catalog])
      await second.retry()
      await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument())
      expect(second.restart).not.toHaveBeenCalled()
    })
  })

  test('renders an error in the region when a page throws, with Try again', async () => {
    let broken = true
    const Fragile = () => {
      if (broken) throw new Error('x is undefined')
      return <h1>Mended</h1>
    }
    const fragile = [{ id: 'mfe-catalog', children: [{ path: '/shop', Component: Fragile }] }]
    const load = async () => fragile
    const { user } = await openShop({ at: '/shop', remotes: [catalog], load })
    expect(screen.getByRole('alert')).toHaveTextContent('Everything else works')
    expect(screen.getByRole('banner')).toBeInTheDocument()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Mended')
    expect(expectConsole().join()).toContain('x is undefined')
  })
})
