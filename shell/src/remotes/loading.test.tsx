import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { LOAD_TIMEOUT_MS, TimeoutError } from '@shop/kernel/loading'
import { safeSessionStorage } from '@shop/kernel/storage'
import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildRemote, openShop, serveDiscovery } from '../testing/open-shop.tsx'
import { loadWithFallback } from './load-with-fallback.ts'
import { reloadOnStaleRelease } from './reload-on-stale-release.ts'

describe('loadWithFallback', () => {
  const routes = [{ path: '/shop' }]

  const withoutFallback = buildRemote('mfe-catalog', ['/shop'], '2.0.0')

  const fallbackUrl = '/mfe-catalog/1.0.0/remoteEntry.js'

  const withFallback = buildRemote('mfe-catalog', ['/shop'], '2.0.0', fallbackUrl)

  /** Loads from the `working` URLs; others do `otherwise`. */
  function loader(working: string[], otherwise: () => Promise<never>) {
    const requested: string[] = []
    const load = async (_name: string, url: string) => {
      requested.push(url)
      return working.includes(url) ? routes : otherwise()
    }
    return { requested, load }
  }

  const fails = () => Promise.reject(new Error('gone'))

  const hangs = () => new Promise<never>(() => undefined)

  test('loads only the live release when that succeeds', async () => {
    const { requested, load } = loader([withoutFallback.entry.url, fallbackUrl], fails)
    await expect(loadWithFallback(withFallback, load)).resolves.toBe(routes)
    expect(requested).toEqual([withFallback.entry.url])
  })

  test('loads the previous release when the live one fails', async () => {
    const { requested, load } = loader([fallbackUrl], fails)
    await expect(loadWithFallback(withFallback, load)).resolves.toBe(routes)
    expect(requested).toEqual([withFallback.entry.url, fallbackUrl])
  })

  test('rejects with the live release’s error when there is no previous one or both fail', async () => {
    const { requested, load } = loader([], fails)
    await expect(loadWithFallback(withoutFallback, load)).rejects.toThrow('gone')
    await expect(loadWithFallback(withFallback, load)).rejects.toThrow('gone')
    expect(requested).toHaveLength(3)
  })

  describe('when a load hangs', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('waits for a live release that is late', async () => {
      const requested: string[] = []
      const late = (_name: string, url: string) => {
        requested.push(url)
        return new Promise<typeof routes>((resolve) => setTimeout(resolve, 60_000, routes))
      }
      await Promise.all([
        expect(loadWithFallback(withFallback, late)).resolves.toBe(routes),
        jest.advanceTimersByTimeAsync(60_000),
      ])
      expect(requested).toEqual([withFallback.entry.url])
    })

    test('times out', async () => {
      const { load } = loader([], hangs)
      await Promise.all([
        expect(loadWithFallback(withoutFallback, load)).rejects.toBeInstanceOf(TimeoutError),
        jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS),
      ])
    })
  })
})

describe('reloadOnStaleRelease', () => {
  const current = buildRemote('mfe-catalog', ['/shop'], '1.0.0')

  const newer = buildRemote('mfe-catalog', ['/shop'], '2.0.0')

  const loadError = new Error('Loading chunk failed')

  afterEach(() => window.history.replaceState(null, '', '/'))

  test('opens the requested page in the new release when the tab’s release is no longer live', async () => {
    serveDiscovery([newer])
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, 'http://localhost/shop?sort=price')
    await waitFor(() => expect(navigation).toEqual({ addresses: ['/shop?sort=price'], reloads: 0 }))
  })

  test('reloads when the requested page is the current one', async () => {
    serveDiscovery([newer])
    window.history.replaceState(null, '', '/shop?sort=price#list')
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, '/shop')
    await waitFor(() => expect(navigation).toEqual({ addresses: [], reloads: 1 }))
  })

  test('rejects the second time for the same release', async () => {
    serveDiscovery([newer])
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, '/shop')
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    await expect(reloadOnStaleRelease(current, loadError, '/shop')).rejects.toBe(loadError)
    expect(navigation.addresses).toEqual(['/shop'])
  })

  describe('rejects with the error', () => {
    afterEach(() => {
      jest.restoreAllMocks()
      // The memory outlives the test.
      safeSessionStorage.remove(sessionStorageKeys.reloadedRelease)
    })

    async function expectRejection(error: Error) {
      const navigation = recordNavigation()
      await expect(reloadOnStaleRelease(current, error, '/shop')).rejects.toBe(error)
      expect(navigation).toEqual({ addresses: [], reloads: 0 })
    }

    test('when the release is live', async () => {
      serveDiscovery([current])
      await expectRejection(loadError)
    })

    test('when discovery fails', async () => {
      server.use(http.get('*/discovery.json', () => HttpResponse.error()))
      await expectRejection(loadError)
    })

    test('when loading timed out', async () => {
      serveDiscovery([newer])
      await expectRejection(new TimeoutError('The page', 120_000))
    })

    test('when the browser persists nothing', async () => {
      serveDiscovery([newer])
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('blocked')
      })
      await expectRejection(loadError)
    })
  })
})

describe('when the discovery file has no usable entry of a remote', () => {
  const catalog = buildRemote('mfe-catalog', ['/shop'])

  const content = buildRemote('mfe-content', ['/'])

  const load = async (name: string) => [
    name === 'mfe-catalog'
      ? { path: '/shop', element: <h1>Categories</h1> }
      : { path: '/', element: <h1>Welcome</h1> },
  ]

  const heading = () => screen.findByRole('heading', { level: 1 })

  const error = new Error('discovery.json: the entry of mfe-catalog is not usable')
  const malformedEntry = (paths: string[]) => ({
    name: 'mfe-catalog',
    version: 'unknown',
    paths,
    error,
  })

  test.each([
    ['that it owns', ['/shop']],
    ['that nobody owns when its paths cannot be read', ['/*']],
  ])('renders an error at a path %s, and the page once the file is mended', async (_, paths) => {
    const shop = { at: '/shop', load, remotes: [content] }
    const { user } = await openShop({ ...shop, malformed: [malformedEntry(paths)] })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await user.click(retry)
    expect(await screen.findByRole('alert')).toHaveTextContent('not available right now')
    serveDiscovery([catalog, content])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Categories')
    expectConsole()
  })

  test('renders the pages of the others', async () => {
    const shop = { at: '/', load, remotes: [content] }
    await openShop({ ...shop, malformed: [malformedEntry(['/*'])] })
    expect(await heading()).toHaveTextContent('Welcome')
  })

  test('renders not found when the remote is gone from the file', async () => {
    const shop = { at: '/shop', load, remotes: [content] }
    const { user } = await openShop({ ...shop, malformed: [malformedEntry(['/shop'])] })
    serveDiscovery([content])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Page Not Found')
    expectConsole()
  })

  test('redirects to the portal as ever', async () => {
    const navigation = recordNavigation()
    await openShop({ at: '/portal/login', malformed: [malformedEntry(['/*'])] })
    expect(navigation.addresses).toEqual([
      expect.stringContaining('http://portal.test/portal/login'),
    ])
  })
})
