import { formatOverrides } from '@shop/contracts/browser/overrides.ts'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import { chooseVersion } from '@shop/contracts/browser/traffic.ts'
import { type DiscoveryEntry, discoveryEntrySchema } from '@shop/contracts/wire/discovery.ts'
import { isRecord } from '@shop/contracts/wire/normalize.ts'
import { fetchJson, ResponseValidationError } from '@shop/kernel/http'
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

/** The readable part of the discovery file. */
interface Discovery {
  /** Keyed by the remote's name. */
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

/** An entry whose boxes cannot be read has none, and costs no page. */
function parseEntry(row: unknown) {
  const parsed = discoveryEntrySchema.safeParse(row)
  if (parsed.data || !isRecord(row) || !isRecord(row.extras)) return parsed
  const extras = { ...row.extras, slots: undefined, extensions: undefined }
  return discoveryEntrySchema.safeParse({ ...row, extras })
}

/** Reads the entries of one remote; a malformed one costs nothing but itself. */
function readEntries(name: string, raw: unknown, discovery: Discovery): void {
  const rows: unknown[] = Array.isArray(raw) && raw.length > 0 ? raw : [raw]
  for (const row of rows) {
    const { data, error } = parseEntry(row)
    if (data) {
      ;(discovery.entries[name] ??= []).push(data)
    } else {
      const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      discovery.malformed.push(toMalformedEntry(name, row, issues.join('; ')))
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
  const kept = new Map<string, string>()
  const remotes = Object.entries(live).flatMap(([name, entries]) => {
    const entry = chooseVersion(entries, name, assigned[name], getVisitorId)
    if (!entry) return []
    if (entries.length > 1 && entry !== chooseVersion(entries, name, undefined, getVisitorId)) {
      kept.set(name, entry.metadata.version)
    }
    return [{ name, entry }]
  })
  const versions = remotes.map(({ name, entry }) => [name, entry.metadata.version] as const)
  persistAssignedVersions(Object.fromEntries(versions))
  if (kept.size > 0) void tellServer(formatOverrides(kept))
  return remotes
}

/** The share of a canary has changed since the tab was opened: its next page is rendered with its own versions. */
async function tellServer(kept: string): Promise<void> {
  // Without it, that page is rendered anew by the browser.
  const mirror = await import('./tell-server.ts').catch(() => null)
  mirror?.tellServerOnUnload(cookieNames.keptVersions, () => kept)
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
