import { useCart } from '@shop/kernel/cart'
import { setConfig } from '@shop/kernel/config'
import { NotFoundError, queryClient } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { SLOW_AFTER_MS } from '@shop/kernel/loading'
import { createBrowserRouter, createMemoryRouter, type RouteObject } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { Layout } from '../layout/Layout.tsx'
import { REGION_ROUTE_ID } from '../remotes/patch-routes.ts'
import { routes as shellRoutes } from '../routes/routes.tsx'
import { App } from './App.tsx'
import { createPageRoot, type PageData, type PageRoot } from './page-root.tsx'

/** The router's own key. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'

const { documentElement: root, body } = document
/** Routes of the shell, with the pages that it loads on demand. */
let routes: RouteObject[]
const recovered = jest.fn()
const createRouter = () => createBrowserRouter(routes)

/** A page as it comes from the server, with the data of a query of this age in milliseconds. */
function serve({
  language = 'en',
  age = 0,
  remote = null as PageData['remote'],
  shown = routes,
} = {}) {
  const markup = renderToString(
    <App router={createMemoryRouter(shown, { initialEntries: ['/error'] })} />,
  )
  const state = { data: 'Steel card', dataUpdatedAt: Date.now() - age, status: 'success' }
  const query = { queryKey: ['product'], queryHash: '["product"]', state }
  const data = {
    queries: { queries: [query], mutations: [] },
    missing: [['gone']],
    remote,
    path: '/error',
  }
  root.dataset.renderedLang = language
  body.innerHTML = `<div id="root">${markup.slice(markup.indexOf('<a'))}</div><script type="application/json" id="page-data"></script>`
  const element = document.getElementById('page-data') as HTMLElement
  element.textContent = JSON.stringify(data)
  return document.querySelector('main')
}

function open(): PageRoot {
  const container = document.getElementById('root') as HTMLElement
  return createPageRoot(container, { onRecoverableError: recovered })
}

function loadPages(list: readonly RouteObject[]): Promise<RouteObject[]> {
  const loaded = list.map(async ({ lazy, children, ...route }) => ({
    ...route,
    ...(typeof lazy === 'function' && (await lazy())),
    ...(children && { children: await loadPages(children) }),
  }))
  return Promise.all(loaded as Promise<RouteObject>[])
}

beforeAll(async () => {
  routes = await loadPages(shellRoutes)
})
beforeEach(() => {
  window.history.replaceState(null, '', '/error')
  setConfig(testConfig)
  recovered.mockClear()
})
afterEach(() => {
  delete root.dataset.renderedLang
  queryClient.clear()
})

describe('createPageRoot', () => {
  test('hydrates what the server rendered', async () => {
    const main = serve()
    await act(() => open().renderPage(createRouter()))
    expect(document.querySelector('main')).toBe(main)
    expect(recovered).not.toHaveBeenCalled()
  })

  test('renders a page once to hydrate it', async () => {
    let renderings = 0
    const Counted = () => {
      useLanguage()
      useCart()
      renderings += 1
      return <h1>Counted</h1>
    }
    const counted: RouteObject[] = [
      { Component: Layout, children: [{ path: '/error', Component: Counted }] },
    ]
    serve({ shown: counted })
    setUpBrowser()
    renderings = 0
    await act(() => open().renderPage(createBrowserRouter(counted)))
    expect(screen.getByRole('heading', { name: 'Counted' })).toBeVisible()
    expect([renderings, recovered.mock.calls]).toEqual([1, []])
  })

  describe('scrolling', () => {
    const scrollTo = jest.fn()
    beforeEach(() => {
      jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
      Object.assign(window.history, { scrollRestoration: 'auto' })
      sessionStorage.setItem(SCROLL_POSITIONS, '{"/error":400}')
    })
    afterEach(() => {
      jest.restoreAllMocks()
      scrollTo.mockClear()
      sessionStorage.removeItem(SCROLL_POSITIONS)
    })

    test('leaves a page that is hydrated where it is, until it is navigated', async () => {
      serve()
      const router = createRouter()
      await act(() => open().renderPage(router))
      expect(scrollTo).not.toHaveBeenCalled()
      await act(() => router.navigate('/error?again'))
      expect(scrollTo.mock.calls).toEqual([[0, 0]])
    })

    test.each([
      ['is rendered anew', { language: 'ar' }, 'auto'],
      ['has been gone back to past others', {}, 'manual'],
    ])('restores the position of one that %s', async (_, served, scrollRestoration) => {
      serve(served)
      Object.assign(window.history, { scrollRestoration })
      await act(() => open().renderPage(createRouter()))
      expect(scrollTo).toHaveBeenLastCalledWith(0, 400)
    })
  })

  test('says when the page is hydrated, not before', async () => {
    serve()
    const onReady = jest.fn()
    const container = document.getElementById('root') as HTMLElement
    const pageRoot = createPageRoot(container, {}, onReady)
    expect(onReady).not.toHaveBeenCalled()
    await act(() => pageRoot.renderPage(createRouter()))
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  test('leaves what the server rendered when the shell itself fails', async () => {
    const reported = jest.fn()
    Object.assign(window, { reportError: reported, IS_REACT_ACT_ENVIRONMENT: false })
    window.earlyClicks = { count: () => 0, replay: async () => undefined }
    const markup = serve()?.outerHTML
    const Broken = () => {
      throw new Error('no such built-in')
    }
    const broken = routes.map((route) => ({ ...route, Component: Broken }))
    await open().renderPage(createBrowserRouter(broken))
    await waitFor(() => expect(reported).toHaveBeenCalledWith(new Error('no such built-in')))
    expect(document.querySelector('main')?.outerHTML).toBe(markup)
    Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: true })
    delete window.earlyClicks
    expectConsole()
  })

  describe('when the heading differs from what the browser renders', () => {
    afterEach(() => delete root.dataset.changed)

    test.each([
      ['says nothing if somebody else has changed the page', true, 0],
      ['reports it otherwise', false, 1],
    ])('renders it anew, and %s', async (_, isMarked, reports) => {
      serve()
      screen.getByRole('heading', { level: 1 }).textContent = 'Page non trouvée'
      if (isMarked) root.dataset.changed = ''
      await act(() => open().renderPage(createRouter()))
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
      expect(recovered).toHaveBeenCalledTimes(reports)
    })
  })

  test('renders anew what the server rendered in another language', async () => {
    const main = serve({ language: 'ar' })
    await act(() => open().renderPage(createRouter()))
    expect(document.querySelector('main')).not.toBe(main)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
    expect(queryClient.getQueryData(['product'])).toBeUndefined()
  })

  test.each([
    ['was loaded', '/mfe-x/1.0.0/entry.js', true],
    ['is a canary or an override', '/mfe-x/1.1.0/entry.js', false],
    ['was not loaded', undefined, false],
  ])('renders anew unless the release that rendered %s', async (_, url, isHydrated) => {
    const main = serve({ remote: { name: 'mfe-x', url: '/mfe-x/1.0.0/entry.js' } })
    const loaded = new Map(url === undefined ? [] : [['mfe-x', url]])
    await act(() => open().renderPage(createRouter(), loaded))
    expect(document.querySelector('main') === main).toBe(isHydrated)
    expect(recovered).not.toHaveBeenCalled()
  })

  test('renders anew what the shell rendered at an address that a tester’s remote owns', async () => {
    const main = serve()
    const loaded = new Map([['mfe-new', 'http://localhost:3101/entry.js']])
    await act(() => open().renderPage(createRouter(), loaded))
    expect(document.querySelector('main')).not.toBe(main)
  })

  test('renders anew when the visitor has gone to another page meanwhile', async () => {
    const main = serve()
    const pageRoot = open()
    window.history.pushState(null, '', '/elsewhere')
    await act(() => pageRoot.renderPage(createRouter()))
    expect(document.querySelector('main')).not.toBe(main)
    expect(recovered).not.toHaveBeenCalled()
  })

  describe('the shell around the place of a page that was late', () => {
    const withoutEnd = () => new Promise<never>(() => undefined)

    function serveLayout() {
      window.history.replaceState(null, '', '/late')
      const router = createMemoryRouter(routes, {
        initialEntries: ['/late'],
        patchRoutesOnNavigation: withoutEnd,
      })
      const markup = renderToString(<App router={router} />)
      const data = { queries: { queries: [], mutations: [] }, missing: [], remote: null }
      const page = { ...data, path: '/late', isLayout: true }
      root.dataset.renderedLang = 'en'
      body.innerHTML = `<div id="root">${markup.slice(markup.indexOf('<a'))}</div><script type="application/json" id="page-data">${JSON.stringify(page)}</script>`
      return screen.getByRole('banner')
    }

    test('is hydrated at once, and gets the page when it arrives', async () => {
      const banner = serveLayout()
      const patched = deferred()
      const router = createBrowserRouter(routes, {
        patchRoutesOnNavigation: async ({ patch }) => {
          await patched.promise
          patch(REGION_ROUTE_ID, [{ path: '/late', element: <h1>Here at last</h1> }])
        },
      })
      await act(() => open().renderPage(router))
      expect(screen.getByRole('banner')).toBe(banner)
      expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
      await act(async () => patched.resolve())
      expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeVisible()
      expect(screen.getByRole('banner')).toBe(banner)
      expect(recovered).not.toHaveBeenCalled()
    })

    test('is rendered anew when the page is there already', async () => {
      const banner = serveLayout()
      const router = createRouter()
      expect(router.state.initialized).toBe(true)
      await act(() => open().renderPage(router))
      expect(screen.getByRole('banner')).not.toBe(banner)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
      expect(recovered).not.toHaveBeenCalled()
    })
  })

  test('replaces a page by that of another router, once it is there, and says once that it is ready', async () => {
    const main = serve()
    const onReady = jest.fn()
    const container = document.getElementById('root') as HTMLElement
    const pageRoot = createPageRoot(container, {}, onReady)
    const first = createRouter()
    await act(() => pageRoot.renderPage(first))
    first.dispose()
    const patched = deferred()
    window.history.replaceState(null, '', '/late')
    const second = createBrowserRouter(routes, {
      patchRoutesOnNavigation: async ({ patch }) => {
        await patched.promise
        patch(REGION_ROUTE_ID, [{ path: '/late', element: <h1>Rolled back</h1> }])
      },
    })
    const rendered = act(() => pageRoot.renderPage(second))
    expect(document.querySelector('main')).toBe(main)
    patched.resolve()
    await rendered
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rolled back')
    expect(onReady).toHaveBeenCalledTimes(1)
    second.dispose()
  })

  test('does not fetch the data of the page again', async () => {
    serve()
    await act(() => open().renderPage(createRouter()))
    expect(queryClient.getQueryData(['product'])).toBe('Steel card')
    expect(queryClient.getQueryState(['product'])?.isInvalidated).not.toBe(true)
  })

  test('restores that a record does not exist, in place of the request of the loader', async () => {
    serve()
    const pageRoot = open()
    const aborted = jest.fn()
    void queryClient.prefetchQuery({
      queryKey: ['gone'],
      queryFn: ({ signal }) => new Promise(() => signal.addEventListener('abort', aborted)),
    })
    await act(() => pageRoot.renderPage(createRouter()))
    expect(aborted).toHaveBeenCalled()
    const { error, fetchStatus } = queryClient.getQueryState(['gone']) ?? {}
    expect(error).toBeInstanceOf(NotFoundError)
    expect(fetchStatus).toBe('idle')
  })

  test('renews data of a page that was kept for long, after hydration', async () => {
    serve({ age: 3_600_000 })
    const pageRoot = open()
    const fetchData = jest.fn(() => 'new')
    await queryClient.prefetchQuery({
      queryKey: ['product'],
      queryFn: fetchData,
      staleTime: 60_000,
    })
    expect(fetchData).not.toHaveBeenCalled()
    await act(() => pageRoot.renderPage(createRouter()))
    expect(queryClient.getQueryState(['product'])?.isInvalidated).toBe(true)
  })

  test('says beside the page that its scripts take long, until it can be used', async () => {
    jest.useFakeTimers()
    serve()
    const pageRoot = open()
    await act(async () => pageRoot.renderPlaceholder(null))
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS))
    expect(screen.getByText(/taking longer than usual/)).toBeVisible()
    jest.useRealTimers()
    await act(() => pageRoot.renderPage(createRouter()))
    await waitFor(() => expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument())
  })
})
