import {
  wrapRemoteRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from '@shop/router'

import { report } from '../report/report.ts'
import { ownerOf, type LiveRemote } from './discovery.ts'
import { reloadWhenOutdated } from './outdated.ts'
import { loadOrPrevious, type LoadRoutes } from './previous-release.ts'

/** The route that remotes' routes are put under. */
export const REGION = 'region'

/** The remote that owns the page could not be loaded; the rest of the shop goes on. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    override readonly cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : cause}`)
    this.name = 'RemoteError'
  }
}

/** A remote's routes as the shop takes them in: a page that cannot be had is reported, and mended by a newer release. */
function adopt(owner: LiveRemote, routes: RouteObject[]): RouteObject[] {
  return wrapRemoteRoutes(routes, (error, address) => {
    report({ remote: owner.name, version: owner.entry.metadata.version }, 'page', error)
    return reloadWhenOutdated(owner, error, address)
  })
}

/**
 * Loads the remote that owns an address when somebody first goes there, and puts its routes into the router.
 * @param remotes those that are live
 * @param load how a remote's routes are had
 */
export function patchRoutes(
  remotes: readonly LiveRemote[],
  load: LoadRoutes,
): PatchRoutesOnNavigationFunction {
  const patched = new Set<string>()
  const arriving = new Map<string, Promise<RouteObject[]>>()

  /** Shared by the navigations that wait for the same remote; a failure is not kept. */
  function routesOf(owner: LiveRemote): Promise<RouteObject[]> {
    const routes = arriving.get(owner.name) ?? loadOrPrevious(owner, load)
    arriving.set(owner.name, routes)
    routes.catch(() => arriving.delete(owner.name))
    return routes
  }

  return async ({ path, patch, signal }) => {
    const owner = ownerOf(remotes, path)
    if (!owner || patched.has(owner.name)) return
    try {
      const routes = await routesOf(owner)
      // The router takes no routes for a navigation that was given up; the next one brings them.
      if (signal.aborted || patched.has(owner.name)) return
      patch(REGION, adopt(owner, routes))
      patched.add(owner.name)
    } catch (error) {
      await reloadWhenOutdated(owner, error, path).catch((cause: unknown) => {
        throw new RemoteError(owner.name, cause)
      })
    }
  }
}
