import { safeSessionStorage, TimeoutError } from '@shop/kernel'

import { loadDiscovery, type LiveRemote } from './discovery.ts'

const RELOADED = 'reloaded'

/** Milliseconds to find out about a newer release; the person is waiting. */
const ASKING = 2_000

function releaseKey({ name, entry }: LiveRemote): string {
  return `${name}@${entry.metadata.version}`
}

async function isStillLive(remote: LiveRemote): Promise<boolean> {
  try {
    const { microFrontends } = await loadDiscovery('/discovery.json', ASKING)
    const live = microFrontends[remote.name] ?? []
    return live.some(({ metadata }) => metadata.version === remote.entry.metadata.version)
  } catch {
    // Nobody knows; a reload would not find more.
    return true
  }
}

function mayReload(release: string): boolean {
  if (safeSessionStorage.read(RELOADED) === release) return false
  // What cannot be remembered could go on without end.
  return safeSessionStorage.write(RELOADED, release)
}

/**
 * For a page whose files could not be had: when its release is no longer live, this tab was open across a
 * release, and loads the page from the new one, once. Otherwise the failure stands.
 * @param address of the page that was wanted; a path alone is the one in the bar if that fits
 * @throws error, unless the page is left
 */
export async function reloadWhenOutdated(
  remote: LiveRemote,
  error: unknown,
  address: string,
): Promise<never> {
  // What hangs is not missing, and the person has waited long enough.
  if (error instanceof TimeoutError || (await isStillLive(remote))) throw error
  if (!mayReload(releaseKey(remote))) throw error
  const { pathname, search } = new URL(address, window.location.origin)
  const { location } = window
  if (pathname === location.pathname && (!search || search === location.search)) location.reload()
  else location.assign(pathname + search)
  return new Promise<never>(() => undefined)
}
