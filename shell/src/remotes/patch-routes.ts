import { guardRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from '@shop/router'

import { ownerOf, type LiveRemote } from './discovery.ts'

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

/**
 * Loads the remote that owns an address when somebody first goes there, and puts its routes into the router.
 * @param remotes those that are live
 * @param load how a remote's routes are had
 */
export function patchRoutes(
  remotes: readonly LiveRemote[],
  load: (remote: LiveRemote) => Promise<RouteObject[]>,
): PatchRoutesOnNavigationFunction {
  const patched = new Set<string>()
  return async ({ path, patch }) => {
    const owner = ownerOf(remotes, path)
    if (!owner || patched.has(owner.name)) return
    try {
      const routes = await load(owner)
      if (patched.has(owner.name)) return
      patch(REGION, guardRoutes(routes))
      patched.add(owner.name)
    } catch (error) {
      throw new RemoteError(owner.name, error)
    }
  }
}
