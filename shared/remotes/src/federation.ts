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
const registered = new Set<string>()
/** Digests of entries, by address. */
const digests = new Map<string, string>()

/**
 * Loads a remote's routes; a repeated call loads them anew.
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
  // The runtime caches a failed remote unless it is registered again.
  registerRemotes([{ name: container, entry }], { force: registered.has(name) })
  registered.add(name)
  const module = await loadRemote<RoutesModule>(`${container}/routes`)
  if (!Array.isArray(module?.routes)) throw new Error(`${name} exposes no routes`)
  return module.routes
}
