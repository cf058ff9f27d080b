import { sessionStorageKeys } from '@shop/contracts/storage-keys.ts'
import { TimeoutError } from '@shop/kernel/loading'
import { safeSessionStorage } from '@shop/kernel/storage'

import { type LiveRemote, loadDiscovery } from './discovery.ts'

/** Short: the page has already failed to load. */
const DISCOVERY_TIMEOUT_MS = 2_000

function toReleaseKey({ name, entry }: LiveRemote): string {
  return `${name}@${entry.metadata.version}`
}

async function isLive(remote: LiveRemote): Promise<boolean> {
  try {
    const { entries } = await loadDiscovery('/discovery.json', {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    })
    const live = entries[remote.name] ?? []
    return live.some(({ metadata }) => metadata.version === remote.entry.metadata.version)
  } catch {
    // Without discovery a reload would fail as well.
    return true
  }
}

/** Records the reload for a release. @returns false if it was recorded before, or cannot be, which would loop */
function recordReload(release: string): boolean {
  if (safeSessionStorage.read(sessionStorageKeys.reloadedRelease) === release) return false
  return safeSessionStorage.write(sessionStorageKeys.reloadedRelease, release)
}

/**
 * Handles a page whose code failed to load: if its release is no longer live, loads the page from the new release,
 * once per release.
 * @param href of the requested page; without a query it also matches the current URL with one
 * @throws error unless the page unloads
 */
export async function reloadOnStaleRelease(
  remote: LiveRemote,
  error: unknown,
  href: string,
): Promise<never> {
  // A hanging request is no missing file, and the shopper has waited long enough.
  if (error instanceof TimeoutError || (await isLive(remote))) throw error
  if (!recordReload(toReleaseKey(remote))) throw error
  const { pathname, search } = new URL(href, window.location.origin)
  const { location } = window
  if (pathname === location.pathname && (!search || search === location.search)) location.reload()
  else location.assign(pathname + search)
  return new Promise<never>(() => undefined)
}
