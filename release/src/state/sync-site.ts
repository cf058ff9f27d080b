import { prepareSite, writeReleasedVersions, writeVersions } from 'site/generate/generate-site.ts'

import type { ReleaseStore } from '../store/release-store.ts'
import type { FrontEnd } from '../workspace.ts'
import { type ChangeRequest, describeChange, endChange, isRunning, startChange } from './change.ts'
import { recordChange } from './release-log.ts'
import type { ReleaseState } from './release-state.ts'
import { listReleased } from './released-versions.ts'
import { createSiteContent } from './site-content.ts'
import { findFormerState, formatState, type LoadedState, loadState } from './stored-state.ts'

/** A release store, and the front ends of the repository. */
export interface Releases {
  store: ReleaseStore
  frontEnds: readonly FrontEnd[]
  /** Who changes what is live. */
  getActor?: () => string
  /** Prints what somebody should see to. */
  warn?: (line: string) => void
}

/**
 * Changes the release state, and the site with it.
 * @param change returns the next state; nothing changes when it throws
 * @returns the next state
 * @throws ConflictError when another process changed the state meanwhile; any error when the next state cannot be
 * served, or the site cannot be written. Nothing is changed then.
 */
export async function updateState(
  releases: Releases,
  change: (state: ReleaseState) => ReleaseState | Promise<ReleaseState>,
  request: ChangeRequest | (() => ChangeRequest) = { action: 'change' },
): Promise<ReleaseState> {
  const { store } = releases
  await store.removeTemporary()
  const before = await settleInterrupted(releases, await loadState(store))
  const next = await change(before.state)
  await commit(releases, before, next, typeof request === 'function' ? request() : request)
  return next
}

/** Makes the site what the current state says. A change that was interrupted is undone first. */
export async function syncSite(releases: Releases): Promise<void> {
  const { store } = releases
  await store.removeTemporary()
  await writeSite(releases, await settleInterrupted(releases, await loadState(store)))
}

/** Makes a state the current one, and the site with it: all of it or nothing. */
async function commit(
  releases: Releases,
  before: LoadedState,
  state: ReleaseState,
  request: ChangeRequest,
): Promise<void> {
  const { store, getActor = () => 'unknown' } = releases
  const change = startChange(before.state, state, getActor(), request)
  try {
    // Validate before commit: this fails for a version that cannot be served, and when the disk is full.
    const publish = await prepareSite(store, await createSiteContent(releases, state, before.state))
    const revision = await store.writeState(formatState(state, change), before.revision)
    try {
      await writeSite(releases, { state, revision, change, served: false }, publish)
    } catch (error) {
      endChange(change)
      // If this fails too, the next command does it.
      await undoInterrupted(releases, { state, revision, change, served: false }).catch(() => null)
      throw error
    }
  } finally {
    endChange(change)
  }
}

/** Undoes the change that made a state if its process was killed before the site was written. */
async function settleInterrupted(releases: Releases, loaded: LoadedState): Promise<LoadedState> {
  const { served, change } = loaded
  if (served && change) await recordChange(releases.store, change)
  if (served || !change || isRunning(change)) return loaded
  return undoInterrupted(releases, loaded)
}

/** Nothing must go live later, with somebody else's command: the site is what it was, and that is said. */
async function undoInterrupted(releases: Releases, loaded: LoadedState): Promise<LoadedState> {
  const { store, warn, getActor = () => 'unknown' } = releases
  const former = await findFormerState(store)
  if (!former || !loaded.change) return loaded
  const undo = startChange(loaded.state, former.state, getActor(), { action: 'undo interrupted' })
  try {
    const revision = await store.writeState(formatState(former.state, undo), loaded.revision)
    warn?.(
      `This change was interrupted and has been undone; run its command again: ${describeChange(loaded.change)}`,
    )
    await recordChange(store, loaded.change)
    const undone = { state: former.state, revision, change: undo, served: false }
    await writeSite(releases, undone)
    return { ...undone, served: true }
  } finally {
    endChange(undo)
  }
}

/**
 * Writes the site of a state, and again if another release replaced that state meanwhile.
 * @param publish writes it when its pages are prepared already
 */
async function writeSite(
  releases: Releases,
  { state, revision, change }: LoadedState,
  publish?: () => Promise<void>,
): Promise<void> {
  const { store } = releases
  const write =
    publish ?? (await prepareSite(store, await createSiteContent(releases, state, state)))
  const versions = await listVersions(releases)
  await writeReleasedVersions(store, await listReleased(store, state, versions))
  await write()
  await writeVersions(store, versions)
  await store.markServed(revision)
  if (change) await recordChange(store, change)
  const current = await loadState(store)
  if (current.revision !== revision) await writeSite(releases, current)
}

/** The front ends of this repository, then those that only the store has: of other repositories. */
export async function listFrontEnds({ store, frontEnds }: Releases): Promise<FrontEnd[]> {
  return [...new Set([...frontEnds, ...(await store.listFrontEnds())])]
}

/** The published versions by front end, latest first. */
export async function listVersions(releases: Releases): Promise<Record<string, string[]>> {
  const { store } = releases
  const lists = (await listFrontEnds(releases)).map(async (name) => {
    const published = await store.list(name)
    return [name, published.map(({ version }) => version)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
