import type { DiscoveryEntry } from './discovery.ts'

/**
 * A number from 0 up to, not including, 100 that a text always gives, and texts give evenly: FNV-1a, whose
 * bits are then mixed, since texts that differ in their ends only would otherwise lie close together.
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
 * The version of a remote that a visitor gets: the same one each time, and of different remotes
 * independently. A trial whose share grows keeps the visitors it has.
 * @param entries those of the remote in the discovery file; their `traffic` is percent of the visitors
 * @param visitorId a text that stays the visitor's own
 * @param remoteName the remote's name in the discovery file
 * @returns undefined where there is no entry
 */
export function selectVersion(
  entries: readonly DiscoveryEntry[],
  visitorId: string,
  remoteName: string,
): DiscoveryEntry | undefined {
  const defaultEntry = entries.find(({ deployment }) => deployment?.default) ?? entries[0]
  const bucket = hashToPercent(`${remoteName} ${visitorId}`)
  let upperBound = 0
  for (const entry of entries) {
    if (entry === defaultEntry) continue
    upperBound += entry.deployment?.traffic ?? 0
    if (bucket < upperBound) return entry
  }
  return defaultEntry
}
