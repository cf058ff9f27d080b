import { findUnusedPages } from 'site/generate/unused-pages.ts'

import { findDamage } from '../build/find-damage.ts'
import { type FrontEndState, versionsInUse } from '../state/release-state.ts'
import { findLastLive } from '../state/released-versions.ts'
import { listFrontEnds, syncSite, updateState } from '../state/sync-site.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { REMOVAL_MARK } from '../store/version-files.ts'
import type { CommandContext } from './context.ts'

interface Version {
  name: string
  version: string
}

/**
 * Removes old versions of every front end, live or not, and generated pages that are no longer served. Versions are
 * marked first, so that no release makes them live meanwhile; the next run removes what an interrupted one left marked.
 * @param options.keep number of intact versions of each front end to keep besides those in use
 */
export async function prune(context: CommandContext, { keep }: { keep: number }): Promise<void> {
  const { store, log } = context
  const marked = await markVersions(context, keep)
  const frontEnds = await listFrontEnds(context)
  for (const { name, version } of marked) {
    // Without its mark it was published again meanwhile.
    const isMarked = (await store.files(name, version).size(REMOVAL_MARK)) !== null
    if (isMarked) await store.remove(name, version)
  }
  for (const name of frontEnds) {
    const removed = marked.filter((each) => each.name === name).length
    log(`${name}: ${removed} removed, ${(await store.list(name)).length} left`)
  }
  await syncSite(context)
  for (const file of await findUnusedPages(store)) await store.removeSiteFile(file)
}

/**
 * Marks the versions to remove. The state is written after that, unchanged: a release that has looked at a version
 * before it was marked is then told to begin again.
 */
async function markVersions(context: CommandContext, keep: number): Promise<Version[]> {
  const { store } = context
  const marked: Version[] = []
  try {
    await updateState(context, async (state) => {
      // Whatever an earlier attempt has marked is damaged now, or in use.
      marked.length = 0
      for (const name of await listFrontEnds(context)) {
        const current = state[name]
        // Left by a run that was killed before it knew that they had gone live.
        for (const version of current ? versionsInUse(current) : [])
          await store.markForRemoval(name, version, false)
        for (const version of await findUnwanted(store, name, current, keep)) {
          await store.markForRemoval(name, version, true)
          marked.push({ name, version })
        }
      }
      return state
    })
  } catch (error) {
    for (const { name, version } of marked) await store.markForRemoval(name, version, false)
    throw error
  }
  return marked
}

/** Those that are damaged or marked, and all others but the latest; of a remote that was removed, its last version counts as the latest. */
async function findUnwanted(
  store: ReleaseStore,
  name: string,
  current: FrontEndState | undefined,
  keep: number,
): Promise<string[]> {
  const used = current ? versionsInUse(current) : []
  const lastLive = current ? null : await findLastLive(store, name)
  const unused = (await store.list(name))
    .map(({ version }) => version)
    .filter((version) => !used.includes(version))
    .toSorted((one, other) => Number(other === lastLive) - Number(one === lastLive))
  const damage = await Promise.all(unused.map((version) => findDamage(store, name, version)))
  const kept = unused.filter((_, index) => damage[index] === null).slice(0, keep)
  return unused.filter((version) => !kept.includes(version))
}
