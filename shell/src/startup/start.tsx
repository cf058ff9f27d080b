import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { onCartUnsaved } from '@shop/kernel/cart'
import { loadConfig } from '@shop/kernel/config'
import { loadHttpClient, setTooManyRequestsTexts } from '@shop/kernel/http'
import { whenIdle } from '@shop/kernel/loading'
import { startKernel } from '@shop/kernel/startup'
import { loadRoutes } from '@shop/remotes/federation.ts'
import { createBrowserRouter } from '@shop/router'

import { load as loadMessages } from '../messages.ts'
import { applyOverrides } from '../overrides/override-state.ts'
import { type LiveRemote, loadDiscovery, selectRemotes } from '../remotes/discovery.ts'
import type { LoadRoutes } from '../remotes/load-with-fallback.ts'
import { createPatchRoutes } from '../remotes/patch-routes.ts'
import { RegionLoading } from '../remotes/RegionLoading.tsx'
import { isCurrentAddress, toPath } from '../remotes/reload-on-stale-release.ts'
import { createSlotHost } from '../remotes/slot-host.ts'
import {
  installGlobalErrorHandlers,
  reportHydrationError,
  reportRenderError,
} from '../report/global-error-handlers.ts'
import { measureVisit } from '../report/measure-visit.ts'
import { reportFailure } from '../report/report.ts'
import { routes } from '../routes/routes.tsx'
import { IDLE } from './idle.ts'
import { loadStartupFile } from './load-startup-file.ts'
import { createPageRoot, type PageRoot } from './page-root.tsx'
import { StartupError } from './StartupError.tsx'

/** A start that takes longer renders a placeholder, which says later that it is waiting. */
const PLACEHOLDER_AFTER_MS = 300

/** Starts the shop: the kernel's stores, configuration and discovery, then the router. */
export async function start(): Promise<void> {
  // First: a page whose language another tab has changed since it was rendered is not hydrated.
  startKernel()
  const hasPage = document.documentElement.dataset.layout === undefined
  const hasData = hasPage && document.getElementById('page-data') !== null
  const options = { onCaughtError: reportRenderError, onRecoverableError: reportHydrationError }
  const root = createPageRoot(document.getElementById('root') as HTMLElement, options, () => {
    // The page has its data; the next page or action needs the client.
    if (hasData) whenIdle(() => void loadHttpClient(), IDLE)
  })
  if (!hasData) void loadHttpClient()
  onCartUnsaved(() => void warnUnsavedCart())
  setTooManyRequestsTexts(loadTooManyRequestsTexts)
  installGlobalErrorHandlers()
  await renderShop(root)
}

async function warnUnsavedCart(): Promise<void> {
  const toasts = await import('@shop/shop-ui/cart-storage/warn-unsaved-cart.tsx')
  toasts.warnUnsavedCart()
}

async function loadTooManyRequestsTexts() {
  const texts = await import('@shop/shop-ui/too-many-requests/describe-too-many-requests.ts')
  return texts.describeTooManyRequests
}

/** Follows the visitor's pointer, once the page itself has what it needs. @returns stops it */
function prefetchPages(remotes: readonly LiveRemote[]): () => void {
  let uninstall: () => void = () => undefined
  const cancel = whenIdle(() => {
    // Without it, pages load when their links are clicked.
    import(/* webpackChunkName: "prefetch-pages" */ '../remotes/prefetch-pages.ts').then(
      ({ installPagePrefetch }) => (uninstall = installPagePrefetch(remotes)),
      () => undefined,
    )
  }, IDLE)
  return () => {
    cancel()
    uninstall()
  }
}

async function renderShop(root: PageRoot): Promise<void> {
  const placeholder = setTimeout(
    () => root.renderPlaceholder(<RegionLoading withBar />),
    PLACEHOLDER_AFTER_MS,
  )
  try {
    await openShop(root, () => clearTimeout(placeholder))
  } catch (error) {
    clearTimeout(placeholder)
    reportFailure(null, 'load', error)
    root.fail(error, <StartupError error={error} onRetry={() => void renderShop(root)} />)
  }
}

/**
 * Reads what is live and renders the page of the current address. When a remote that has failed is rolled back, the shop is opened
 * anew in the same document.
 * @param onRouter called before the page is rendered
 * @throws when the discovery file, the configuration or the shell's messages cannot be loaded
 */
async function openShop(root: PageRoot, onRouter?: () => void): Promise<void> {
  const [discovery] = await Promise.all([
    loadStartupFile('/discovery.json', loadDiscovery),
    loadStartupFile('/config.json', loadConfig),
    loadMessages(),
  ])
  for (const { name, version, error } of discovery.malformed) {
    reportFailure({ remote: name, version }, 'load', error)
    console.error(error)
  }
  const remotes = await applyOverrides(selectRemotes(discovery))
  const loaded = new Map<string, string>()
  const load: LoadRoutes = async (name, url, digest) => {
    const routes = await loadRoutes(name, url, digest)
    loaded.set(name, url)
    return routes
  }
  let stopPrefetch: () => void = () => undefined
  async function restart(href: string): Promise<void> {
    stopPrefetch()
    router.dispose()
    if (!isCurrentAddress(href)) window.history.pushState(null, '', toPath(href))
    await openShop(root).catch(() => window.location.reload())
  }
  const router = createBrowserRouter(routes, {
    basename: languagePrefix(window.location.pathname),
    patchRoutesOnNavigation: createPatchRoutes(remotes, load, {
      malformed: discovery.malformed,
      restart,
    }),
  })
  measureVisit({ router, remotes, loaded })
  onRouter?.()
  await root.renderPage(router, loaded, createSlotHost(remotes))
  stopPrefetch = prefetchPages(remotes)
}
