import { type Discovery, type DiscoveryEntry, discoverySchema } from '@shop/contracts/discovery.ts'
import { selectVersion } from '@shop/contracts/traffic.ts'
import { matchRoutes } from '@shop/router'

import { getVisitorId, persistAssignedVersions, readAssignedVersions } from './canary-bucket.ts'

/** A live remote and the version that this visitor gets. */
export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

/**
 * Fetches and validates the discovery file.
 * @throws when it is missing, invalid, or aborted by the signal of `init`
 */
export async function loadDiscovery(url: string, init: RequestInit = {}): Promise<Discovery> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return discoverySchema.parse(await response.json())
}

/** Selects a version of each remote: the tab's assigned one while it is live, else that of the visitor's bucket. */
export function selectRemotes(discovery: Discovery): LiveRemote[] {
  const assigned = readAssignedVersions()
  const remotes = Object.entries(discovery.microFrontends).flatMap(([name, entries]) => {
    const entry =
      entries.find(({ metadata }) => metadata.version === assigned[name]) ??
      (entries.length > 1 ? selectVersion(entries, getVisitorId(), name) : entries[0])
    return entry ? [{ name, entry }] : []
  })
  const versions = remotes.map(({ name, entry }) => [name, entry.metadata.version] as const)
  persistAssignedVersions(Object.fromEntries(versions))
  return remotes
}

/** The remote with the most specific path pattern that matches `pathname`. */
export function findOwner(
  remotes: readonly LiveRemote[],
  pathname: string,
): LiveRemote | undefined {
  const patterns = remotes.flatMap((remote) =>
    remote.entry.extras.paths.map((path) => ({ path, handle: remote })),
  )
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle
}
