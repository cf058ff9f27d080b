import {
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  wrapRemoteRoutes,
} from '@shop/router'

import { reportFailure } from '../report/report.ts'
import { findOwner, type LiveRemote } from './discovery.ts'
import { type LoadRoutes, loadWithFallback } from './load-with-fallback.ts'
import { reloadOnStaleRelease } from './reload-on-stale-release.ts'

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

function wrapRoutes(owner: LiveRemote, routes: RouteObject[]): RouteObject[] {
  return wrapRemoteRoutes(routes, (error, href) => {
    reportFailure({ remote: owner.name, version: owner.entry.metadata.version }, 'page', error)
    return reloadOnStaleRelease(owner, error, href)
  })
}

/** Creates the router's hook that loads the owner of a path on the first navigation to it and patches its routes in. */
export function createPatchRoutes(
  remotes: readonly LiveRemote[],
  load: LoadRoutes,
): PatchRoutesOnNavigationFunction {
  const patched = new Set<string>()
  const pending = new Map<string, Promise<RouteObject[]>>()

  /** Shares one load among concurrent navigations; a failed one is not cached. */
  function loadOnce(owner: LiveRemote): Promise<RouteObject[]> {
    const routes = pending.get(owner.name) ?? loadWithFallback(owner, load)
    pending.set(owner.name, routes)
    routes.catch(() => pending.delete(owner.name))
    return routes
  }

  return async ({ path, patch, signal }) => {
    const owner = findOwner(remotes, path)
    if (!owner || patched.has(owner.name)) return
    try {
      const routes = await loadOnce(owner)
      // The router ignores routes patched by an aborted navigation; the next one patches them.
      if (signal.aborted || patched.has(owner.name)) return
      patch(REGION_ROUTE_ID, wrapRoutes(owner, routes))
      patched.add(owner.name)
    } catch (error) {
      await reloadOnStaleRelease(owner, error, path).catch((cause: unknown) => {
        throw new RemoteLoadError(owner.name, cause)
      })
    }
  }
}
