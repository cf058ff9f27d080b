import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import {
  type LoaderFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  wrapRemoteRoutes,
} from '@shop/router'

import { reportFailure, reportUse } from '../report/report.ts'
import { loadStartupFile } from '../startup/load-startup-file.ts'
import {
  findOwner,
  type KnownRemote,
  type LiveRemote,
  loadDiscovery,
  type MalformedEntry,
  selectRemotes,
} from './discovery.ts'
import { type LoadRoutes, loadWithFallback } from './load-with-fallback.ts'
import {
  reloadOnStaleRelease,
  type Restart,
  restartOnStaleRelease,
} from './reload-on-stale-release.ts'

/** Id of the route that remotes' routes become children of. */
export const REGION_ROUTE_ID = 'region'

/** The remote that owns the page could not be loaded. */
class RemoteLoadError extends Error {
  constructor(
    readonly remote: string,
    override readonly cause: unknown,
  ) {
    super(
      `${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
    this.name = 'RemoteLoadError'
  }
}

/** A remote's routes, below one that looks at each navigation to them whether their release is still live. */
function wrapRoutes(owner: LiveRemote, routes: RouteObject[], restart: Restart): RouteObject[] {
  const children = wrapRemoteRoutes(routes, async (error, href) => {
    reportFailure({ remote: owner.name, version: owner.entry.metadata.version }, 'page', error)
    await restartOnStaleRelease(owner, href, restart)
    return reloadOnStaleRelease(owner, error, href)
  })
  const loader: LoaderFunction = async ({ request }) => {
    await restartOnStaleRelease(owner, request.url, restart)
    return null
  }
  return [{ id: `release of ${owner.name}`, loader, shouldRevalidate: () => true, children }]
}

/**
 * Reads the discovery file anew for a remote whose entry was malformed.
 * @returns undefined if the remote is gone
 * @throws RemoteLoadError while the entry is malformed
 */
async function rereadEntry({ name }: MalformedEntry): Promise<LiveRemote | undefined> {
  const discovery = await loadStartupFile('/discovery.json', loadDiscovery).catch(
    (cause: unknown) => {
      throw new RemoteLoadError(name, cause)
    },
  )
  const remote = selectRemotes(discovery).find((live) => live.name === name)
  const malformed = discovery.malformed.find((entry) => entry.name === name)
  if (!remote && malformed) throw new RemoteLoadError(name, malformed.error)
  return remote
}

/**
 * Creates the router's hook that loads the owner of a path on the first navigation to it and patches its routes in.
 * @param options.malformed their pages fail, until the discovery file is mended
 * @param options.restart starts the shop anew when a release that has failed is no longer live
 */
export function createPatchRoutes(
  remotes: readonly LiveRemote[],
  load: LoadRoutes,
  { malformed = [], restart }: { malformed?: readonly MalformedEntry[]; restart: Restart },
): PatchRoutesOnNavigationFunction {
  const names = new Set(remotes.map(({ name }) => name))
  let known: KnownRemote[] = [...remotes, ...malformed.filter(({ name }) => !names.has(name))]
  const patched = new Set<string>()
  const pending = new Map<string, Promise<RouteObject[]>>()

  /** Shares one load among concurrent navigations; a failed one is not cached. */
  function loadOnce(owner: LiveRemote): Promise<RouteObject[]> {
    const { deployment, metadata } = owner.entry
    // While a remote has a canary, each of its versions has a share of the visitors.
    if ((deployment?.traffic ?? 100) < 100) {
      reportUse({ remote: owner.name, version: metadata.version })
    }
    const routes = pending.get(owner.name) ?? loadWithFallback(owner, load)
    pending.set(owner.name, routes)
    routes.catch(() => pending.delete(owner.name))
    return routes
  }

  async function findLiveOwner(path: string): Promise<LiveRemote | undefined> {
    const owner = findOwner(known, path)
    if (!owner || 'entry' in owner) return owner
    const mended = await rereadEntry(owner)
    known = [...known.filter(({ name }) => name !== owner.name), ...(mended ? [mended] : [])]
    return findLiveOwner(path)
  }

  return async ({ path, patch, signal }) => {
    const owner = await findLiveOwner(withoutLanguagePrefix(path))
    if (!owner || patched.has(owner.name)) return
    try {
      const routes = await loadOnce(owner)
      // The router ignores routes patched by an aborted navigation; the next one patches them.
      if (signal.aborted || patched.has(owner.name)) return
      patch(REGION_ROUTE_ID, wrapRoutes(owner, routes, restart))
      patched.add(owner.name)
    } catch (error) {
      await reloadOnStaleRelease(owner, error, path).catch((cause: unknown) => {
        throw new RemoteLoadError(owner.name, cause)
      })
    }
  }
}
