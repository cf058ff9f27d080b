import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { prepareSite, writeReleasedVersions, writeVersions } from 'site/generate/generate-site.ts'

import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import type { FrontEnd } from '../workspace.ts'
import {
  type ChangeRequest,
  describeChange,
  endChange,
  isOwn,
  isRunning,
  REMOTE_TIMEOUT_MS,
  startChange,
} from './change.ts'
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

/** How often a change is made anew because others have changed something else meanwhile. */
const MAX_ATTEMPTS = 5

/** Another machine is asked so often whether its change is done. */
const POLL_INTERVAL_MS = 250

/**
 * Changes the release state, and the site with it. When another process changes other front ends meanwhile, it is made
 * anew, and checked anew, for what is live then.
 * @param change returns the next state; nothing changes when it throws
 * @returns the next state
 * @throws ConflictError when another process changed the same front ends meanwhile; any error when the next state cannot be
 * served, or the site cannot be written. Nothing is changed then.
 */
export async function updateState(
  releases: Releases,
  change: (state: ReleaseState) => ReleaseState | Promise<ReleaseState>,
  request: ChangeRequest | (() => ChangeRequest) = { action: 'change' },
): Promise<ReleaseState> {
  const { store } = releases
  await store.removeTemporary()
  let before = await settleInterrupted(releases, await loadState(store))
  for (let attempt = 1; ; attempt++) {
    const next = await change(before.state)
    try {
      await commit(releases, before, next, typeof request === 'function' ? request() : request)
      return next
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
      const changed = listChanged(before.state, next)
      const current = await settleInterrupted(releases, await loadState(store))
      // What somebody decides about one front end holds for what they have seen of it.
      const others = listChanged(before.state, current.state)
      if (changed.some((name) => others.includes(name))) throw error
      before = current
    }
  }
}

/** The front ends that differ between two states. */
const listChanged = (before: ReleaseState, after: ReleaseState) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )

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

/**
 * Undoes the change that made a state if its process was killed before the site was written. What another machine is
 * just writing is waited for: it may have been killed, and only time tells.
 */
async function settleInterrupted(
  releases: Releases,
  loaded: LoadedState,
  waitedMs = 0,
): Promise<LoadedState> {
  const { store, warn } = releases
  const { served, change } = loaded
  if (served && change) await recordChange(store, change)
  if (served || !change || isOwn(change)) return loaded
  // The clock of the other machine may be wrong.
  const isLate = waitedMs >= REMOTE_TIMEOUT_MS
  if (isLate || !isRunning(change, store.isShared)) return undoInterrupted(releases, loaded)
  if (!store.isShared) return loaded
  if (waitedMs === POLL_INTERVAL_MS) warn?.(`Waiting until this is done: ${describeChange(change)}`)
  await delay(POLL_INTERVAL_MS)
  return settleInterrupted(releases, await loadState(store), waitedMs + POLL_INTERVAL_MS)
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
  const isCurrent =
    current.revision === revision && isDeepStrictEqual(await listVersions(releases), versions)
  if (!isCurrent) await writeSite(releases, current)
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
