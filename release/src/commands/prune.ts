import { findUnusedPages } from 'site/generate/unused-pages.ts'

import { findDamage } from '../build/find-damage.ts'
import { type ReleaseState, versionsInUse } from '../state/release-state.ts'
import { syncSite, updateState } from '../state/sync-site.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import type { CommandContext } from './context.ts'

/**
 * Removes old versions, and generated pages that are no longer served. Versions are marked in the release state
 * first, so that no release makes them live meanwhile; the next run removes what an interrupted one left marked.
 * @param options.keep number of intact versions of each front end to keep besides those in use
 */
export async function prune(context: CommandContext, { keep }: { keep: number }): Promise<void> {
  const { store, log } = context
  const state = await updateState(context, (current) => markForRemoval(store, current, keep))
  for (const [name, { pendingRemoval }] of Object.entries(state)) {
    for (const version of pendingRemoval) {
      if (await store.has(name, version)) await store.remove(name, version)
    }
    const left = (await store.list(name)).length
    log(`${name}: ${pendingRemoval.length} removed, ${left} left`)
  }
  await clearMarks(context)
  for (const file of await findUnusedPages(store)) await store.removeSiteFile(file)
}

async function markForRemoval(
  store: ReleaseStore,
  state: ReleaseState,
  keep: number,
): Promise<ReleaseState> {
  const marked = Object.entries(state).map(async ([name, current]) => {
    const published = (await store.list(name)).map(({ version }) => version)
    const unused = published.filter((version) => !versionsInUse(current).includes(version))
    const damage = await Promise.all(unused.map((version) => findDamage(store, name, version)))
    const kept = unused
      .filter(
        (version, index) => damage[index] === null && !current.pendingRemoval.includes(version),
      )
      .slice(0, keep)
    const pendingRemoval = unused.filter((version) => !kept.includes(version))
    return [name, { ...current, pendingRemoval }] as const
  })
  return Object.fromEntries(await Promise.all(marked))
}

async function clearMarks(context: CommandContext): Promise<void> {
  try {
    await updateState(context, (state) =>
      Object.fromEntries(
        Object.entries(state).map(([name, current]) => [name, { ...current, pendingRemoval: [] }]),
      ),
    )
  } catch (error) {
    // Another release changed the state: the marks stay, and the next run clears them.
    if (!(error instanceof ConflictError)) throw error
    await syncSite(context)
  }
}
