import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RouteObject } from '@shop/router'

import type { LiveRemote } from './discovery.ts'
import { boundedWaiting } from './waiting.plugin.ts'

// The only file that touches the federation runtime.

/** A remote exposes one thing: its routes. */
interface RoutesModule {
  routes: RouteObject[]
}

let prepared = false
const known = new Set<string>()

/**
 * Loads the routes of a remote; asking again after a failure starts afresh.
 * @throws when its entry or code cannot be had in time, or a singleton does not fit
 */
export async function loadRoutes({ name, entry }: LiveRemote): Promise<RouteObject[]> {
  if (!prepared) registerPlugins([boundedWaiting()])
  prepared = true
  const container = name.replaceAll('-', '_')
  const address = new URL(entry.url, window.location.origin).href
  // A remote that failed stays cached as it was unless it is registered anew.
  registerRemotes([{ name: container, entry: address }], { force: known.has(name) })
  known.add(name)
  const loaded = await loadRemote<RoutesModule>(`${container}/routes`)
  if (!Array.isArray(loaded?.routes)) throw new Error(`${name} exposes no routes`)
  return loaded.routes
}
