import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { getConfig } from '@shop/kernel/config'
import type { RouteObject } from '@shop/router'

import { entryScriptPlugin } from './entry-script.plugin.ts'
import { toAllowedUrl } from './origin-allowlist.ts'

// The only file that touches the federation runtime.

/** The only module that a remote exposes. */
interface RoutesModule {
  routes: RouteObject[]
}

let pluginRegistered = false
/** The entry that each remote was registered with last, and its routes once they were loaded. */
const registered = new Map<string, { entry: string; routes?: RouteObject[] }>()
/** Digests of entries, by address. */
const digests = new Map<string, string>()

/**
 * Forgets the scripts and style sheets of another version: a container takes those that it finds in its global array, or linked by
 * its name, for its own, and the chunks of two versions have the same ids, their style sheets the same classes.
 * @param container its name, of which webpack makes the name of the array
 */
function forgetChunks(name: string, container: string): void {
  Reflect.deleteProperty(window, `webpackChunk${container}`)
  // Linked by the site, or by the container.
  const own = `[href*="/${name}/"], [data-webpack^="${name}:"]`
  document.querySelectorAll(`link[rel=stylesheet]:is(${own})`).forEach((link) => link.remove())
}

/**
 * Loads a remote's routes, once for each entry; after a failure a repeated call loads them anew. Another entry, of another version,
 * replaces the one before.
 * @param url of its entry
 * @param digest of the entry (`sha384-…`): the browser runs no other bytes
 * @throws DisallowedUrlError when its origin is not allowed
 * @throws when its entry or code fails to load, or a singleton's version does not fit
 */
export async function loadRoutes(
  name: string,
  url: string,
  digest?: string,
): Promise<RouteObject[]> {
  if (!pluginRegistered) registerPlugins([entryScriptPlugin(digests)])
  pluginRegistered = true
  const container = name.replaceAll('-', '_')
  const entry = toAllowedUrl(url, getConfig())
  if (digest !== undefined) digests.set(entry, digest)
  const before = registered.get(name)
  if (before?.routes && before.entry === entry) return before.routes
  if (before && before.entry !== entry) forgetChunks(name, container)
  // The runtime caches a remote, a failed one too, unless it is registered again.
  registerRemotes([{ name: container, entry }], { force: before !== undefined })
  registered.set(name, { entry })
  const module = await loadRemote<RoutesModule>(`${container}/routes`)
  if (!Array.isArray(module?.routes)) throw new Error(`${name} exposes no routes`)
  registered.set(name, { entry, routes: module.routes })
  return module.routes
}
