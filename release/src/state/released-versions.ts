import { parseReleasedVersions, RELEASED_VERSIONS } from 'site/released-versions.ts'

import type { ReleaseStore } from '../store/release-store.ts'
import { readChanges } from './release-log.ts'
import type { ReleaseState } from './release-state.ts'

/** The versions in what a change says of a front end: `1.0.0, 2.0.0 (10 %)`. */
const versionsOf = (live: string | null) =>
  (live ?? '').split(', ').map((each) => each.split(' ', 1)[0] ?? '')

/**
 * The published versions that were live once, at least for some visitors, whose tabs may still be open: by the state, the
 * log, and the file itself, since the log of older stores begins later.
 * @param published by front end
 */
export async function listReleased(
  store: ReleaseStore,
  state: ReleaseState,
  published: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const known = parseReleasedVersions((await store.readSiteFile(RELEASED_VERSIONS)) ?? '{}')
  const moves = (await readChanges(store)).flatMap((change) => change.moves)
  const lists = Object.entries(published).map(([name, versions]) => {
    const current = state[name]
    const released = new Set([
      ...(known?.get(name) ?? []),
      ...(current ? [current.version, ...current.previous] : []),
      ...(current?.canaries ?? []).map(({ version }) => version),
      ...moves
        .filter((move) => move.name === name)
        .flatMap(({ from, to }) => [...versionsOf(from), ...versionsOf(to)]),
    ])
    return [name, versions.filter((version) => released.has(version))] as const
  })
  return Object.fromEntries(lists)
}

/** The version that a front end had when it was removed from the shop; null when it never was. */
export async function findLastLive(store: ReleaseStore, name: string): Promise<string | null> {
  const moves = (await readChanges(store)).flatMap((change) => change.moves)
  const removal = moves.find((move) => move.name === name && move.to === null)
  return removal ? (versionsOf(removal.from)[0] ?? null) : null
}
