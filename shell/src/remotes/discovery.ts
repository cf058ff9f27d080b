import { discoverySchema, type Discovery, type DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { selectVersion } from '@shop/contracts/traffic.ts'
import { matchRoutes } from '@shop/router'

import { chosenBefore, rememberChosen, visitorId } from './visitor.ts'

/** A remote as it is live: its name and the version that this visitor gets. */
export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

/** Milliseconds that the discovery file may take. */
const TIMEOUT = 5_000

/** Fetches the list of live remotes. @throws when it is missing, late or of the wrong shape */
export async function loadDiscovery(address: string, timeout = TIMEOUT): Promise<Discovery> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return discoverySchema.parse(await response.json())
}

/**
 * The version of each remote that this visitor gets: the one that the tab has had, while it is still live
 * for some, else the visitor's own.
 */
export function liveRemotes(discovery: Discovery): LiveRemote[] {
  const before = chosenBefore()
  const remotes = Object.entries(discovery.microFrontends).flatMap(([name, entries]) => {
    const entry =
      entries.find(({ metadata }) => metadata.version === before[name]) ??
      (entries.length > 1 ? selectVersion(entries, visitorId(), name) : entries[0])
    return entry ? [{ name, entry }] : []
  })
  const chosen = remotes.map(({ name, entry }) => [name, entry.metadata.version] as const)
  rememberChosen(Object.fromEntries(chosen))
  return remotes
}

/** The remote whose path patterns fit an address best, if any does. */
export function ownerOf(remotes: readonly LiveRemote[], pathname: string): LiveRemote | undefined {
  const patterns = remotes.flatMap((remote) =>
    remote.entry.extras.paths.map((path) => ({ path, handle: remote })),
  )
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle
}
