import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { TimeoutError } from '@shop/kernel/loading'
import { safeSessionStorage } from '@shop/kernel/storage'

import { type LiveRemote, loadDiscovery } from './discovery.ts'
import { takeFailure } from './failed-releases.ts'

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

/** Starts the shop anew in this document, with what is live now, at an address. */
export type Restart = (href: string) => Promise<void>

/** Releases for which the shop was started anew: an outdated copy of the discovery file must not make it loop. */
const abandoned = new Set<string>()
/** The release that is being left; the loaders of the one that follows it run meanwhile. */
let leaving: string | null = null

const waitForever = () => new Promise<never>(() => undefined)

/**
 * Leaves a release that has failed in this tab and is no longer live, as after a rollback: starts the shop anew with what is live,
 * once per release.
 * @param href of the requested page
 * @returns unless the shop is started anew
 */
export async function restartOnStaleRelease(
  remote: LiveRemote,
  href: string,
  restart: Restart,
): Promise<void> {
  const release = toReleaseKey(remote)
  if (leaving !== release) {
    if (!takeFailure(remote.name, remote.entry.metadata.version)) return
    if (abandoned.has(release) || (await isLive(remote))) return
    // Another loader of the page may have found out meanwhile.
    if (abandoned.has(release)) return waitForever()
    abandoned.add(release)
    leaving = release
    // The other release may not know the shape of what this one has fetched.
    queryClient.removeQueries({ queryKey: [remote.name] })
    await restart(href)
    leaving = null
  }
  return waitForever()
}

/** Records the reload for a release. @returns false if it was recorded before, or cannot be, which would loop */
function recordReload(release: string): boolean {
  if (safeSessionStorage.read(sessionStorageKeys.reloadedRelease) === release) return false
  return safeSessionStorage.write(sessionStorageKeys.reloadedRelease, release)
}

/** @returns path and query of an address */
export function toPath(href: string): string {
  const { pathname, search } = new URL(href, window.location.origin)
  return pathname + search
}

/** Whether an address is the current one; without a query it also matches the current one with a query. */
export function isCurrentAddress(href: string): boolean {
  const { pathname, search } = window.location
  return [pathname, pathname + search].includes(toPath(href))
}

/**
 * Handles a page whose code failed to load: if its release is no longer live, loads the page from the new release,
 * once per release.
 * @param href of the requested page
 * @throws error unless the page unloads
 */
export async function reloadOnStaleRelease(
  remote: LiveRemote,
  error: unknown,
  href: string,
): Promise<never> {
  // A hanging request is no missing file, and the shopper has waited long enough.
  if (error instanceof TimeoutError) throw error
  // The live version may be too new for a document that was started anew.
  if (abandoned.size === 0 && (await isLive(remote))) throw error
  if (!recordReload(toReleaseKey(remote))) throw error
  const { location } = window
  if (isCurrentAddress(href)) location.reload()
  else location.assign(toPath(href))
  return waitForever()
}
