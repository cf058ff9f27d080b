import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel'
import type { RouteObject } from '@shop/router'

import { reportFailure } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'

/** Loads a remote's routes from the URL of its entry. */
export type LoadRoutes = (name: string, url: string) => Promise<RouteObject[]>

/**
 * Loads a remote's routes, from its previous release if the live one fails. One that is late is waited for: two
 * releases of a remote must not run beside each other.
 * @throws the live release's error when both fail
 */
export async function loadWithFallback(
  { name, entry }: LiveRemote,
  load: LoadRoutes,
): Promise<RouteObject[]> {
  const loadFrom = (url: string) => withTimeout(load(name, url), LOAD_TIMEOUT_MS, name)
  try {
    return await loadFrom(entry.url)
  } catch (error) {
    reportFailure({ remote: name, version: entry.metadata.version }, 'load', error)
    if (!entry.fallbackUrl) throw error
    return loadFrom(entry.fallbackUrl).catch(() => {
      throw error
    })
  }
}
