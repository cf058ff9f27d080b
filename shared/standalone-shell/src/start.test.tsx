import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { server } from '@shop/testing/server.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { startStandalone } from './start.tsx'

const loadRoutes = jest.fn()
jest.mock('@shop/remotes/federation.ts', () => ({
  loadRoutes: (...args: unknown[]): unknown => loadRoutes(...args),
}))

const loadExtensions = jest.fn()
jest.mock('@shop/remotes/extensions.ts', () => ({
  loadExtensions: (...args: unknown[]): unknown => loadExtensions(...args),
}))

const routes = [
  { path: '/brands/:id', element: <h1>Brand</h1> },
  { path: '/brands', element: <h1>Brands</h1> },
  { path: '/agents', element: <p lang="en">Muscat</p> },
  { path: '/user-setting', handle: { requiresSession: true }, element: <h1>Settings</h1> },
]

const serve = (config: object) =>
  server.use(http.get('http://localhost/config.json', () => HttpResponse.json(config)))

async function start(at: string, base = '/') {
  window.history.replaceState(null, '', at)
  const remote = { name: 'mfe-x', base, entry: `${base}entry.js`, integrity: 'sha384-e' }
  document.documentElement.dataset.remote = JSON.stringify(remote)
  document.body.innerHTML = '<div id="root"></div>'
  await act(startStandalone)
}

describe('startStandalone', () => {
  beforeEach(() => {
    loadRoutes.mockReset().mockResolvedValue(routes)
    server.use(http.get('*/remote.json', () => HttpResponse.json({})))
  })
  afterEach(() => delete document.documentElement.dataset.remote)

  test('loads the entry that the page names, and no other bytes than were released', async () => {
    serve(testConfig)
    await start('/mfe-x/1.0.0-abc/brands', '/mfe-x/1.0.0-abc/')
    expect(loadRoutes.mock.calls).toEqual([['mfe-x', '/mfe-x/1.0.0-abc/entry.js', 'sha384-e']])
  })

  test('says that the remote could not be loaded, and loads it by a retry', async () => {
    serve(testConfig)
    loadRoutes.mockRejectedValueOnce(new Error('its entry is missing'))
    await start('/brands')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(expectConsole()).toEqual([expect.stringContaining('its entry is missing')])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
  })

  test('opens the first page without parameters at the base path', async () => {
    serve(testConfig)
    await start('/mfe-x/1.0.0-abc/', '/mfe-x/1.0.0-abc/')
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/mfe-x/1.0.0-abc/brands')
  })

  test.each([
    ['has a home page', [{ path: '/', element: <h1>Home</h1> }, ...routes], 'Home'],
    ['has no page without parameters', routes.slice(0, 1), 'This page belongs to another team'],
  ])('stays at the base path of a remote that %s', async (_, own, text) => {
    loadRoutes.mockResolvedValue(own)
    serve(testConfig)
    await start('/')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/')
  })

  test('renders a page of the remote', async () => {
    serve(testConfig)
    await start('/brands')
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
    expect(screen.getByText('This part of the shop runs alone')).toBeInTheDocument()
  })

  test('works below the base path of a released version', async () => {
    serve(testConfig)
    await start('/mfe-x/1.0.0-abc/brands', '/mfe-x/1.0.0-abc/')
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '/brands' })).toHaveAttribute(
      'href',
      '/mfe-x/1.0.0-abc/brands',
    )
  })

  test('shows each extension on a page of its own, with its example', async () => {
    const callbacks: (() => void)[] = []
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
      const observe = () => callbacks.push(() => callback(entries, {} as IntersectionObserver))
      return { observe, disconnect: () => {} } as unknown as IntersectionObserver
    })
    const Box = ({ name }: { name: string }) => <p>Box for {name}</p>
    loadExtensions.mockResolvedValue({ box: { load: async () => Box } })
    const extension = {
      ...{ key: 'box', slots: ['cart.empty'], order: 0, files: [], example: { name: 'Maha' } },
      height: { narrow: 300, wide: 200 },
    }
    server.use(
      http.get('*/mfe-x/1.0.0/remote.json', () => HttpResponse.json({ extensions: [extension] })),
    )
    serve(testConfig)
    await start('/mfe-x/1.0.0/~boxes/box', '/mfe-x/1.0.0/')
    expect(await screen.findByRole('link', { name: '/~boxes/box' })).toBeInTheDocument()
    await waitFor(() => expect(callbacks).not.toEqual([]))
    act(() => callbacks.forEach((comeNear) => comeNear()))
    expect(await screen.findByText('Box for Maha')).toBeVisible()
    jest.restoreAllMocks()
  })

  test('renders the page of another team as such', async () => {
    serve(testConfig)
    await start('/terms')
    expect(await screen.findByText('This page belongs to another team')).toBeInTheDocument()
    for (const element of screen.getAllByText('/terms'))
      expect(element).toHaveAttribute('translate', 'no')
  })

  test('renders the invalid values of the configuration instead of the page', async () => {
    serve({ ...testConfig, apiUrl: 'nowhere', checkoutOrigins: [] })
    await start('/brands')
    expect(screen.getByText(/apiUrl: .*\s*checkoutOrigins: /)).toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(expectConsole()).toEqual([expect.stringContaining('config.json')])
  })

  test('explains in Arabic that the configuration is missing, and starts by a retry', async () => {
    localStorage.setItem('lang', 'ar')
    const missing = () => new HttpResponse(null, { status: 404 })
    server.use(http.get('http://localhost/config.json', missing))
    await start('/terms')
    expect(await screen.findByRole('alert')).toHaveTextContent('المشكلة من جانبنا')
    expect(expectConsole()).toEqual([expect.stringContaining('404')])
    serve(testConfig)
    fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByText('هذه الصفحة تابعة لفريق آخر')).toBeInTheDocument()
  })

  test('translates data without Arabic', async () => {
    serve(testConfig)
    server.use(
      http.get(testConfig.translationUrl, () =>
        HttpResponse.json({ responseData: { translatedText: 'مسقط' } }),
      ),
    )
    localStorage.setItem('lang', 'ar')
    await start('/agents')
    expect(await screen.findByText('مسقط')).toHaveAttribute('lang', 'ar')
  })
})
