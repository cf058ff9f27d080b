import { CODE_TIMEOUT_MS, withTimeout } from '@shop/kernel'
import type { RouteObject } from '@shop/router'

import { report } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'

/** How a remote's routes are had from an address of its entry. */
export type LoadRoutes = (name: string, url: string) => Promise<RouteObject[]>

/**
 * A remote's routes, from the release before where the live one cannot be had.
 * @throws what happened to the live release, when the one before is no better
 */
export async function loadOrPrevious(remote: LiveRemote, load: LoadRoutes): Promise<RouteObject[]> {
  const { name, entry } = remote
  // Both together must not take longer than one may.
  const patience = entry.fallbackUrl ? CODE_TIMEOUT_MS / 2 : CODE_TIMEOUT_MS
  const attempt = (url: string) => withTimeout(load(name, url), patience, name)
  try {
    return await attempt(entry.url)
  } catch (error) {
    report({ remote: name, version: entry.metadata.version }, 'load', error)
    if (!entry.fallbackUrl) throw error
    return attempt(entry.fallbackUrl).catch(() => Promise.reject(error))
  }
}
