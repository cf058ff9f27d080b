import type { ReleaseStore } from 'release-store/release-store.ts'
import { findUnusedPages } from 'release-store/unused-pages.ts'
import { REMOVAL_MARK } from 'release-store/version-files.ts'

import { findDamage } from '../build/integrity.ts'
import type { ReleaseContext } from '../context.ts'
import { listFrontEnds } from '../published.ts'
import { changeState } from '../state/change-state.ts'
import { findLastLive } from '../state/changes.ts'
import { readNamedStates } from '../state/named-states.ts'
import { readPreviews } from '../state/previews.ts'
import { type ReleaseState, versionsInUse } from '../state/release-state.ts'
import { syncSite } from '../state/settle-site.ts'
import { loadState } from '../state/stored-state.ts'

interface Version {
  name: string
  version: string
}

/**
 * Removes old versions of every front end, live or not, and generated pages that are no longer served.
 * @param options.keep number of intact versions of each front end to keep besides those in use
 */
export async function prune(context: ReleaseContext, { keep }: { keep: number }): Promise<void> {
  const { store, log } = context
  const frontEnds = await listFrontEnds(context)
  const unwanted = await claimUnwanted(context, frontEnds, keep)
  for (const { name, version } of unwanted) {
    // Without its mark it was published again meanwhile.
    const isMarked = (await store.files(name, version).size(REMOVAL_MARK)) !== null
    if (isMarked) await store.remove(name, version)
  }
  for (const name of frontEnds) {
    const removed = unwanted.filter((each) => each.name === name).length
    log(`${name}: ${removed} removed, ${(await store.list(name)).length} left`)
  }
  for (const warning of await syncSite(context)) log(`Warning: ${warning}`)
  for (const file of await findUnusedPages(store)) await store.removeSiteFile(file)
}

/**
 * Marks the versions to remove, so that no release makes them live meanwhile, and then commits the state as it is: a
 * release that has looked at a version before it was marked has to plan again. What an interrupted run has left marked
 * is removed by the next one.
 */
async function claimUnwanted(
  context: ReleaseContext,
  frontEnds: readonly string[],
  keep: number,
): Promise<Version[]> {
  const { store } = context
  const mark = async (versions: readonly Version[], marked: boolean) => {
    for (const { name, version } of versions) await store.markForRemoval(name, version, marked)
  }
  const { state } = await loadState(store)
  const inUse = await listUsed(store, state)
  await mark(inUse, false)
  const found = await Promise.all(
    frontEnds.map((name) => findUnwanted(store, { state, inUse }, name, keep)),
  )
  const unwanted = found.flat()
  await mark(unwanted, true)
  try {
    const { next } = await changeState(context, (current) => ({
      action: 'prune',
      next: current,
      candidates: [],
    }))
    const used = new Set(
      (await listUsed(store, next)).map(({ name, version }) => `${name}@${version}`),
    )
    const isUsed = ({ name, version }: Version) => used.has(`${name}@${version}`)
    await mark(unwanted.filter(isUsed), false)
    return unwanted.filter((each) => !isUsed(each))
  } catch (error) {
    await mark(unwanted, false)
    throw error
  }
}

/** What visitors get or fall back to, what living previews show, and what named states restore. */
async function listUsed(store: ReleaseStore, state: ReleaseState): Promise<Version[]> {
  const live = Object.entries(state).flatMap(([name, current]) =>
    versionsInUse(current).map((version) => ({ name, version })),
  )
  const sets = [...Object.values(await readPreviews(store)), ...(await readNamedStates(store))]
  const kept = sets.flatMap(({ versions }) =>
    Object.entries(versions).map(([name, version]) => ({ name, version })),
  )
  return [...live, ...kept]
}

/** The versions that are damaged or marked, and all others but the latest. The last version of a remote that was removed counts as its latest. */
async function findUnwanted(
  store: ReleaseStore,
  { state, inUse }: { state: ReleaseState; inUse: readonly Version[] },
  name: string,
  keep: number,
): Promise<Version[]> {
  const used = inUse.filter((each) => each.name === name).map(({ version }) => version)
  const lastLive = state[name] ? null : await findLastLive(store, name)
  const unused = (await store.list(name))
    .map(({ version }) => version)
    .filter((version) => !used.includes(version))
    .toSorted((one, other) => Number(other === lastLive) - Number(one === lastLive))
  const damage = await Promise.all(unused.map((version) => findDamage(store, name, version)))
  const kept = unused.filter((_, index) => damage[index] === null).slice(0, keep)
  return unused.filter((version) => !kept.includes(version)).map((version) => ({ name, version }))
}
