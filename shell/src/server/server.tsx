import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { markdownDocument, markdownHeading, type MarkdownPage } from '@shop/i18n/markdown.ts'
import { setConfig, validateConfig } from '@shop/kernel/config'
import { queryClient, toFailure } from '@shop/kernel/http'
import { getLanguage } from '@shop/kernel/language'
import { setPageStatus } from '@shop/kernel/page'
import type { SlotHost } from '@shop/kernel/slots'
import {
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  wrapRemoteRoutes,
} from '@shop/router'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server.edge'
import { ServerStyleSheet } from 'styled-components'

import { load as loadMessages, t } from '../messages.ts'
import type { LiveRemote } from '../remotes/discovery.ts'
import { REGION_ROUTE_ID } from '../remotes/patch-routes.ts'
import { routes } from '../routes/routes.tsx'
import { App } from '../startup/App.tsx'
import type { PageData } from '../startup/page-root.tsx'
import { createServerBoxes, type Fillers } from './boxes.ts'
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

/** Says what is on the pages of a remote in Markdown, by path pattern. */
type MarkdownPages = Record<string, MarkdownPage>

interface RenderRequest {
  /** Path and query. */
  url: string
  /** The remote that owns the address; null for a page of the shell. */
  owner: LiveRemote | null
  /** Loads a remote's routes from its build for the server. */
  loadRoutes: (remote: LiveRemote) => RouteObject[]
  /** What fills the page's slots; older sites know of none. */
  fillers?: Fillers
}

const EMPTY: RenderedPage = { redirect: null, head: '', styles: '', html: '', data: '' }

/** Prepares what all pages in the language of the current rendering need. @param config content of `/config.json` */
export async function start(config: unknown): Promise<void> {
  setConfig(validateConfig(config))
  await loadMessages()
}

/** Renders the page of an address. @throws when its remote, its data or its rendering fails */
export async function render({
  url,
  owner,
  loadRoutes,
  fillers,
}: RenderRequest): Promise<RenderedPage> {
  const router = openRouter(url, createPatchRoutes(owner, loadRoutes))
  try {
    const redirect = await openAddress(router, url)
    if (redirect) return redirect
    const { location } = router.state
    const missing = await settleQueries(queryClient)
    const remote = owner ? { name: owner.name, url: owner.entry.url } : null
    const { pathname: path } = location
    const toData = () => ({ queries: dehydrate(queryClient), missing, remote, path })
    if (!fillers) return renderPage(router, toData())
    return await renderWithBoxes(router, toData, owner !== null, createServerBoxes(fillers))
  } finally {
    router.dispose()
    queryClient.clear()
  }
}

/** Waits until the loaders of an address have run. @returns a redirect, if one of them leads elsewhere. @throws what they throw */
async function openAddress(router: Router, url: string): Promise<RenderedPage | null> {
  await whenInitialized(router)
  const { location, errors } = router.state
  const address = location.pathname + location.search
  if (address !== url) return { ...EMPTY, redirect: address }
  for (const error of Object.values(errors ?? {})) throw error
  return null
}

/**
 * The Markdown of an address, in place of its HTML; null when its remote has none.
 * @throws when its remote or its data fails
 */
export async function renderMarkdown({
  url,
  owner,
  loadRoutes,
  loadMarkdown,
}: RenderRequest & {
  loadMarkdown: (remote: LiveRemote) => MarkdownPages
}): Promise<RenderedPage | null> {
  if (!owner) return null
  const router = openRouter(url, createPatchRoutes(owner, loadRoutes))
  try {
    const redirect = await openAddress(router, url)
    if (redirect) return redirect
    const { location, matches } = router.state
    const { route, params } = matches.at(-1) ?? { route: {}, params: {} }
    const page = loadMarkdown(owner)[route.path ?? '']
    if (!page) return null
    const searchParams = new URLSearchParams(location.search)
    try {
      return { ...EMPTY, html: await page({ params, searchParams, lang: getLanguage().lang }) }
    } catch (error) {
      if (toFailure(error).kind !== 'notFound') throw error
      setPageStatus(404)
      return { ...EMPTY, html: markdownDocument([markdownHeading(1, t('notFound.title'))]) }
    }
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
  const router = openRouter(url, () => new Promise<never>(() => undefined))
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

const openRouter = (url: string, patchRoutesOnNavigation: PatchRoutesOnNavigationFunction) =>
  createMemoryRouter(routes, {
    basename: languagePrefix(url),
    initialEntries: [url],
    patchRoutesOnNavigation,
  })

/**
 * Renders a page whose slots may be filled: without its boxes, to find them, then with them.
 * @param hasData whether boxes are rendered: addresses that lead nowhere must cost the server no data
 */
async function renderWithBoxes(
  router: Router,
  toData: () => PageData,
  hasData: boolean,
  boxes: ReturnType<typeof createServerBoxes>,
): Promise<RenderedPage> {
  const empty = renderPage(router, toData(), boxes.getHost())
  if (boxes.describe().length === 0) return empty
  if (hasData) await boxes.load()
  while (boxes.hasRendered()) {
    const data = { ...toData(), boxes: boxes.describe() }
    const page = renderPage(router, data, boxes.getHost())
    if (!boxes.dropFailed(page.html)) return { ...page, styles: page.styles + boxes.linkSheets() }
  }
  return { ...empty, data: JSON.stringify({ ...toData(), boxes: boxes.describe() }) }
}

function renderPage(router: Router, data: PageData, slots?: SlotHost): RenderedPage {
  const sheet = new ServerStyleSheet()
  try {
    const root = '<div id="root">'
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <App router={router} slots={slots} />
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
