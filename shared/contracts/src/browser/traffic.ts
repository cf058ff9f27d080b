import type { DiscoveryEntry } from '../wire/discovery.ts'

/** A version that a share of the visitors gets. */
export type DeployedVersion = Pick<DiscoveryEntry, 'metadata' | 'deployment'>

/**
 * Hashes a text uniformly to [0, 100): FNV-1a with the finalizer of MurmurHash3, without which texts that differ only
 * in their last characters get close values.
 */
function hashToPercent(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}

/**
 * Selects a front end's version for a visitor: deterministic, independent between front ends, and stable for visitors of
 * a canary whose share grows.
 * @param entries of a remote in the discovery file, or the versions of the shell; `traffic` is in percent of visitors
 * @returns undefined when there is no entry
 */
export function selectVersion<Entry extends DeployedVersion>(
  entries: readonly Entry[],
  visitorId: string,
  name: string,
): Entry | undefined {
  const defaultEntry = entries.find(({ deployment }) => deployment?.default) ?? entries[0]
  const bucket = hashToPercent(`${name} ${visitorId}`)
  let upperBound = 0
  for (const entry of entries) {
    if (entry === defaultEntry) continue
    upperBound += entry.deployment?.traffic ?? 0
    if (bucket < upperBound) return entry
  }
  return defaultEntry
}

/** Few enough that a number tells nothing about who has it, many enough for shares of one percent. */
const VISITOR_IDS = 10_000

/** Draws the number that decides which versions a visitor gets. */
export function drawVisitorId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % VISITOR_IDS)
}

/** Returns whether a text is a number that `drawVisitorId` may have returned. */
export const isVisitorId = (text: string): boolean => /^\d{1,4}$/.test(text)

/**
 * The version of a remote that a visitor gets: the one that their tab began with while it is live for anybody, else
 * that of their id, which is asked for while there is a canary only.
 */
export function chooseVersion(
  entries: readonly DiscoveryEntry[],
  remoteName: string,
  assigned: string | undefined,
  getVisitorId: () => string,
): DiscoveryEntry | undefined {
  const kept = entries.find(({ metadata }) => metadata.version === assigned)
  if (kept || entries.length < 2) return kept ?? entries[0]
  return selectVersion(entries, getVisitorId(), remoteName)
}
