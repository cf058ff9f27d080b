import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { getConfig } from '@shop/kernel'
import type { RouteObject } from '@shop/router'

import { allowedAddress } from './allowed.ts'

import { entryScripts } from './entry-scripts.plugin.ts'

// The only file that touches the federation runtime.

/** A remote exposes one thing: its routes. */
interface RoutesModule {
  routes: RouteObject[]
}

let prepared = false
const known = new Set<string>()

/**
 * Loads the routes of a remote; asking again starts afresh.
 * @param url of its entry
 * @throws ForbiddenAddressError when remotes are not loaded from there
 * @throws when its entry or code cannot be had, or a singleton does not fit
 */
export async function loadRoutes(name: string, url: string): Promise<RouteObject[]> {
  if (!prepared) registerPlugins([entryScripts()])
  prepared = true
  const container = name.replaceAll('-', '_')
  const address = allowedAddress(url, getConfig())
  // A remote that failed stays cached as it was unless it is registered anew.
  registerRemotes([{ name: container, entry: address }], { force: known.has(name) })
  known.add(name)
  const loaded = await loadRemote<RoutesModule>(`${container}/routes`)
  if (!Array.isArray(loaded?.routes)) throw new Error(`${name} exposes no routes`)
  return loaded.routes
}
