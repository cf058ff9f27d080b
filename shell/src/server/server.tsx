import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { setConfig, validateConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import {
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  wrapRemoteRoutes,
} from '@shop/router'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server.edge'
import { ServerStyleSheet } from 'styled-components'

import { load as loadMessages } from '../messages.ts'
import type { LiveRemote } from '../remotes/discovery.ts'
import { REGION_ROUTE_ID } from '../remotes/patch-routes.ts'
import { routes } from '../routes/routes.tsx'
import { App } from '../startup/App.tsx'
import type { PageData } from '../startup/page-root.tsx'
import { settleQueries } from './settle-queries.ts'

export { sharedModules } from './shared-modules.ts'

/** A page rendered on the server; the status of the response is the rendering's. */
interface RenderedPage {
  /** Address that the page redirects to instead. */
  redirect: string | null
  /** Elements of the head. */
  head: string
  /** Style elements. */
  styles: string
  /** The content of the root element. */
  html: string
  /** Data for the browser, JSON. */
  data: string
}

interface RenderRequest {
  /** Path and query. */
  url: string
  /** The remote that owns the address; null for a page of the shell. */
  owner: LiveRemote | null
  /** Loads a remote's routes from its build for the server. */
  loadRoutes: (remote: LiveRemote) => RouteObject[]
}

/** Prepares what all pages in the language of the current rendering need. @param config content of `/config.json` */
export async function start(config: unknown): Promise<void> {
  setConfig(validateConfig(config))
  await loadMessages()
}

/** Renders the page of an address. @throws when its remote, its data or its rendering fails */
export async function render({ url, owner, loadRoutes }: RenderRequest): Promise<RenderedPage> {
  const router = createMemoryRouter(routes, {
    basename: languagePrefix(url),
    initialEntries: [url],
    patchRoutesOnNavigation: createPatchRoutes(owner, loadRoutes),
  })
  try {
    await whenInitialized(router)
    const { location, errors } = router.state
    const address = location.pathname + location.search
    if (address !== url) return { redirect: address, head: '', styles: '', html: '', data: '' }
    for (const error of Object.values(errors ?? {})) throw error
    const missing = await settleQueries(queryClient)
    const remote = owner ? { name: owner.name, url: owner.entry.url } : null
    const { pathname: path } = location
    return renderPage(router, { queries: dehydrate(queryClient), missing, remote, path })
  } finally {
    router.dispose()
    queryClient.clear()
  }
}

/**
 * Renders what the browser shows of an address while the page's owner is on its way: the shell around a placeholder.
 * @param url path and query
 */
export function renderLayout({ url }: Pick<RenderRequest, 'url'>): RenderedPage {
  const router = createMemoryRouter(routes, {
    basename: languagePrefix(url),
    initialEntries: [url],
    patchRoutesOnNavigation: () => new Promise<never>(() => undefined),
  })
  try {
    const { pathname: path } = router.state.location
    const queries = { queries: [], mutations: [] }
    return renderPage(router, { queries, missing: [], remote: null, path, isLayout: true })
  } finally {
    router.dispose()
    queryClient.clear()
  }
}

type Router = ReturnType<typeof createMemoryRouter>

function renderPage(router: Router, data: PageData): RenderedPage {
  const sheet = new ServerStyleSheet()
  try {
    const root = '<div id="root">'
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <App router={router} />
        </div>,
      ),
    )
    // React writes the elements of the head first.
    const start = markup.indexOf(root)
    return {
      redirect: null,
      head: markup.slice(0, start),
      styles: sheet.getStyleTags(),
      html: markup.slice(start + root.length, -'</div>'.length),
      data: JSON.stringify(data),
    }
  } finally {
    sheet.seal()
  }
}

function createPatchRoutes(
  owner: LiveRemote | null,
  loadRoutes: RenderRequest['loadRoutes'],
): PatchRoutesOnNavigationFunction {
  let patched = false
  return ({ patch }) => {
    if (!owner || patched) return
    patched = true
    patch(REGION_ROUTE_ID, wrapRemoteRoutes(loadRoutes(owner)))
  }
}

function whenInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = router.subscribe(check)
    check()
  })
}
