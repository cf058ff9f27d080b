import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { getConfig } from '@shop/kernel/config'
import type { ExtensionModule } from '@shop/kernel/slots'
import type { RouteObject } from '@shop/router'

import { entryScriptPlugin } from './entry-script.plugin.ts'
import { toAllowedUrl } from './origin-allowlist.ts'

// The only file that touches the federation runtime.

/** The modules that a remote exposes; only one that fills slots has the second. */
interface Exposed {
  routes: { routes: RouteObject[] }
  extensions: { extensions: Record<string, ExtensionModule> }
}
interface Registration {
  entry: string
  loaded: { [Name in keyof Exposed]?: Exposed[Name] }
  pending: Set<keyof Exposed>
}

let pluginRegistered = false
/** The entry that each remote was registered with last. */
const registered = new Map<string, Registration>()
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

/** Loads an exposed module of an entry, once for each entry; after a failure, or when it takes too long, a repeated call loads it anew. */
export async function loadExposed<Name extends keyof Exposed>(
  name: string,
  entry: string,
  module: Name,
): Promise<Exposed[Name] | null> {
  const container = name.replaceAll('-', '_')
  const before = registered.get(name)
  const current =
    before?.entry === entry ? before : { entry, loaded: {}, pending: new Set([module]) }
  if (current.loaded[module]) return current.loaded[module]
  if (before && before !== current) forgetChunks(name, container)
  const isUsed =
    Object.keys(current.loaded).length > 0 || [...current.pending].some((each) => each !== module)
  // The runtime caches a remote, a failed one too, unless it is registered again.
  if (!isUsed) registerRemotes([{ name: container, entry }], { force: before !== undefined })
  registered.set(name, current)
  current.pending.add(module)
  try {
    const loaded = await loadRemote<Exposed[Name]>(`${container}/${module}`)
    if (loaded) Object.assign(current.loaded, { [module]: loaded })
    return loaded
  } finally {
    current.pending.delete(module)
  }
}

/** @throws DisallowedUrlError when the origin of an entry is not allowed */
export function prepareEntry(url: string, digest: string | undefined): string {
  if (!pluginRegistered) registerPlugins([entryScriptPlugin(digests)])
  pluginRegistered = true
  const entry = toAllowedUrl(url, getConfig())
  if (digest !== undefined) digests.set(entry, digest)
  return entry
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
  const module = await loadExposed(name, prepareEntry(url, digest), 'routes')
  if (!Array.isArray(module?.routes)) throw new Error(`${name} exposes no routes`)
  return module.routes
}

/** The entry from which a remote's pages are loaded; undefined before. */
export function findLoadedEntry(name: string): string | undefined {
  const { entry, loaded } = registered.get(name) ?? {}
  return loaded?.routes && entry
}
