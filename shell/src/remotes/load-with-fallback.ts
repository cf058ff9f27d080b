import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'
import type { RouteObject } from '@shop/router'

import { reportFailure } from '../report/report.ts'
import type { LiveRemote } from './discovery.ts'

/** Loads what a remote exposes from the URL of its entry, which has to have the digest if one is given. */
type LoadFrom<Loaded> = (name: string, url: string, digest?: string) => Promise<Loaded>

export type LoadRoutes = LoadFrom<RouteObject[]>

/**
 * Loads what a remote exposes, from its previous release if the live one fails. One that is late is waited for: two
 * releases of a remote must not run beside each other.
 * @throws the live release's error when both fail
 */
export async function loadWithFallback<Loaded>(
  { name, entry }: LiveRemote,
  load: LoadFrom<Loaded>,
): Promise<Loaded> {
  const { url, fallbackUrl, metadata, extras } = entry
  const loadFrom = (address: string, digest: string | undefined) =>
    withTimeout(load(name, address, digest), LOAD_TIMEOUT_MS, name)
  try {
    return await loadFrom(url, metadata.integrity)
  } catch (error) {
    reportFailure({ remote: name, version: metadata.version }, 'load', error)
    if (!fallbackUrl) throw error
    return loadFrom(fallbackUrl, extras.fallback?.integrity).catch(() => {
      throw error
    })
  }
}
