import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'

/** The version of a remote for visitors who get no canary. */
export function defaultEntry(entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  return entries.find(({ deployment }) => deployment?.default) ?? entries[0]
}
