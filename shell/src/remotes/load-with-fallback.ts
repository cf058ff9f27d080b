import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'
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
  const { url, fallbackUrl, metadata, extras } = entry
  window.integrity?.expect(url, metadata.integrity, extras.digests)
  if (fallbackUrl && extras.fallback) {
    window.integrity?.expect(fallbackUrl, extras.fallback.integrity, extras.fallback.digests)
  }
  const loadFrom = (url: string) => withTimeout(load(name, url), LOAD_TIMEOUT_MS, name)
  try {
    return await loadFrom(url)
  } catch (error) {
    reportFailure({ remote: name, version: metadata.version }, 'load', error)
    if (!fallbackUrl) throw error
    return loadFrom(fallbackUrl).catch(() => {
      throw error
    })
  }
}
