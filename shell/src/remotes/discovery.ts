import { type DiscoveryEntry, discoveryEntrySchema } from '@shop/contracts/discovery.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { isRecord } from '@shop/contracts/tolerant.ts'
import { selectVersion } from '@shop/contracts/traffic.ts'
import { fetchJson, ResponseValidationError } from '@shop/kernel'
import { matchRoutes } from '@shop/router'

import { getVisitorId, persistAssignedVersions, readAssignedVersions } from './canary-bucket.ts'

/** A live remote and the version that this visitor gets. */
export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

/** An entry of the discovery file that cannot be used. */
export interface MalformedEntry {
  name: string
  version: string
  /** Patterns that its remote owns; those that no other remote owns if they cannot be read. */
  paths: string[]
  error: Error
}

/** What could be read of the discovery file. */
export interface Discovery {
  /** By name of the remote. */
  entries: Record<string, DiscoveryEntry[]>
  malformed: MalformedEntry[]
}

function toMalformedEntry(name: string, raw: unknown, reason: string): MalformedEntry {
  const { metadata, extras } = isRecord(raw) ? raw : {}
  const version = isRecord(metadata) ? metadata.version : undefined
  const paths: unknown[] = isRecord(extras) && Array.isArray(extras.paths) ? extras.paths : []
  const readable = paths.filter((path) => typeof path === 'string' && path.startsWith('/'))
  return {
    name,
    version: typeof version === 'string' ? version : 'unknown',
    paths: readable.length > 0 ? (readable as string[]) : ['/*'],
    error: new Error(`discovery.json: the entry of ${name} is not usable: ${reason}`),
  }
}

/** Reads the entries of one remote; a malformed one costs nothing but itself. */
function readEntries(name: string, raw: unknown, { entries, malformed }: Discovery): void {
  const rows: unknown[] = Array.isArray(raw) && raw.length > 0 ? raw : [raw]
  for (const row of rows) {
    const { data, error } = discoveryEntrySchema.safeParse(row)
    if (data) (entries[name] ??= []).push(data)
    else {
      const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      malformed.push(toMalformedEntry(name, row, problems.join('; ')))
    }
  }
}

/**
 * Fetches and reads the discovery file.
 * @throws when it is missing, has no remotes at all, or is aborted by the signal of `init`
 */
export async function loadDiscovery(url: string, init: RequestInit = {}): Promise<Discovery> {
  const raw = await fetchJson(url, init)
  const remotes = isRecord(raw) ? raw.microFrontends : undefined
  if (!isRecord(remotes)) throw new ResponseValidationError(url, 'it has no microFrontends')
  const discovery: Discovery = { entries: {}, malformed: [] }
  for (const [name, value] of Object.entries(remotes)) readEntries(name, value, discovery)
  return discovery
}

/** Selects a version of each remote: the tab's assigned one while it is live, else that of the visitor's bucket. */
export function selectRemotes({ entries: live }: Discovery): LiveRemote[] {
  const assigned = readAssignedVersions()
  const remotes = Object.entries(live).flatMap(([name, entries]) => {
    const entry =
      entries.find(({ metadata }) => metadata.version === assigned[name]) ??
      (entries.length > 1 ? selectVersion(entries, getVisitorId(), name) : entries[0])
    return entry ? [{ name, entry }] : []
  })
  const versions = remotes.map(({ name, entry }) => [name, entry.metadata.version] as const)
  persistAssignedVersions(Object.fromEntries(versions))
  return remotes
}

/** A remote of the discovery file, usable or not. */
export type KnownRemote = LiveRemote | MalformedEntry

const pathsOf = (remote: KnownRemote) =>
  'entry' in remote ? remote.entry.extras.paths : remote.paths

/** The remote with the most specific path pattern that matches `pathname`. */
export function findOwner<Remote extends KnownRemote>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined {
  const patterns = remotes.flatMap((remote) =>
    pathsOf(remote).map((path) => ({ path, handle: remote })),
  )
  // A remote that may own anything does not own the shell's pages.
  const shell = { path: `${sitePaths.portal}/*`, handle: undefined }
  return matchRoutes([shell, ...patterns], pathname)?.at(-1)?.route.handle
}
