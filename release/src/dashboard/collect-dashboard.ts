import type { Extension } from '@shop/contracts/wire/discovery.ts'

import { readCommit } from '../build/commit.ts'
import { findDamage } from '../build/integrity.ts'
import { nullIfDamaged, readHostManifest, readRemoteManifest } from '../build/manifests.ts'
import { type Readers, ReportsError } from '../canary/read-reports.ts'
import { describeRollout } from '../canary/rollout.ts'
import type { ReleaseContext } from '../context.ts'
import { type ReportsSummary, summarizeReports } from '../explain/explain-version.ts'
import { readOwners } from '../owners.ts'
import { listFrontEnds } from '../published.ts'
import { type Change, findStart, readChanges } from '../state/changes.ts'
import { type NamedState, readNamedStates } from '../state/named-states.ts'
import type { Canary, FrontEndState } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'

export type DashboardReaders = Pick<Readers, 'readFailures' | 'readVitals'>

/** A version that visitors get. */
export interface ServedVersion {
  version: string
  /** Percent of the visitors; null for the live version, which all others get. */
  traffic: number | null
  /** How its canary goes on, in a sentence; null for a live version and a share that was set by hand. */
  rollout: string | null
  /** The commit that it was built from; null where that is not known. */
  commit: string | null
  /** The change that brought it to visitors; undefined where the log does not have it. */
  since: Change | undefined
  /** What is wrong with its files; null when nothing is. */
  damage: string | null
  /** What browsers reported of it; null where that cannot be read. */
  reports: ReportsSummary | null
}

export interface DashboardRow {
  name: string
  /** Who may release it; null for anybody. */
  owners: readonly string[] | null
  /** The live version first, then canaries; none of a front end that is not live. */
  served: readonly ServedVersion[]
  /** The version that a rollback makes live again; null without one. */
  previous: string | null
  /** Path patterns of the live version's pages. */
  paths: readonly string[]
  /** Names of shared modules, by request, that the live version uses; of the shell, those that it provides. */
  modules: Readonly<Record<string, readonly string[]>>
  /** The kernels that the live version works with; of the shell, which one it provides. */
  kernel: string | null
  /** The path patterns of the pages that have a slot, by its name; none of the shell's own pages. */
  slots: Readonly<Record<string, readonly string[]>>
  /** What the live version adds to slots. */
  extensions: readonly Pick<Extension, 'key' | 'slots'>[]
}

/** What the manifest of a live version says. */
type Facts = Pick<DashboardRow, 'paths' | 'modules' | 'kernel' | 'slots' | 'extensions'>

const NO_FACTS: Facts = { paths: [], modules: {}, kernel: null, slots: {}, extensions: [] }

export interface Dashboard {
  rows: readonly DashboardRow[]
  /** The last changes, latest first. */
  changes: readonly Change[]
  /** What was live when somebody gave it a name. */
  named: readonly NamedState[]
  /** Why vitals and failures are not known; null when they are. */
  reportsProblem: string | null
}

const SHOWN_CHANGES = 20
const KERNEL = /^@shop\/kernel(?:\/|$)/

/**
 * Collects who has what live: each front end with its team, its versions, and what visitors' browsers said of them.
 * @param readers of what browsers reported; the page says so where they cannot be read
 */
export async function collectDashboard(
  context: ReleaseContext,
  readers: DashboardReaders,
): Promise<Dashboard> {
  const { store } = context
  const [{ state }, changes, owners, names] = await Promise.all([
    loadState(store),
    readChanges(store),
    readOwners(context),
    listFrontEnds(context),
  ])
  let reportsProblem: string | null = null

  async function collectVersion(
    name: string,
    { version, ...canary }: Partial<Canary> & { version: string },
  ): Promise<ServedVersion> {
    const { traffic = null, rollout } = canary
    const reports = await summarizeReports(context, readers, name, version).catch(
      (error: unknown) => {
        if (!(error instanceof ReportsError)) throw error
        reportsProblem = error.message
        return null
      },
    )
    return {
      version,
      traffic,
      rollout: rollout ? describeRollout(name, version, rollout) : null,
      commit: await readCommit(store.files(name, version)),
      since: findStart(changes, name, version),
      damage: await findDamage(store, name, version),
      reports,
    }
  }

  async function collectRow(name: string): Promise<DashboardRow> {
    const current: FrontEndState | undefined = state[name]
    const served = current ? [{ version: current.version }, ...current.canaries] : []
    return {
      name,
      owners: owners?.[name] ?? null,
      served: await Promise.all(served.map((each) => collectVersion(name, each))),
      previous: current?.previous[0] ?? null,
      ...(await readFacts(context, name, current?.version)),
    }
  }

  const rows = await Promise.all(names.map(collectRow))
  const named = await readNamedStates(store)
  return { rows, named, changes: changes.slice(0, SHOWN_CHANGES), reportsProblem }
}

/** What the manifest of a version says; nothing of one that is damaged, or of none. */
async function readFacts(
  { store }: ReleaseContext,
  name: string,
  version: string | undefined,
): Promise<Facts> {
  if (version === undefined) return NO_FACTS
  const files = store.files(name, version)
  if (name === 'shell') {
    const manifest = await readHostManifest(files).catch(nullIfDamaged)
    if (!manifest) return NO_FACTS
    const { provides = {}, shared, slots = [] } = manifest
    const [, kernel] = Object.entries(shared).find(([request]) => KERNEL.test(request)) ?? []
    return {
      ...{ ...NO_FACTS, modules: provides, kernel: kernel?.version ?? null },
      slots: Object.fromEntries(slots.map((slot) => [slot, []])),
    }
  }
  const manifest = await readRemoteManifest(files).catch(nullIfDamaged)
  if (!manifest) return NO_FACTS
  const { paths, kernel, uses = {}, slots = {}, extensions = [] } = manifest
  return { paths, kernel, modules: uses, slots: toPathsBySlot(slots), extensions }
}

/** @param slots of a page, by its path pattern */
function toPathsBySlot(slots: Readonly<Record<string, readonly string[]>>) {
  const paths: Record<string, string[]> = {}
  for (const [pattern, names] of Object.entries(slots)) {
    for (const name of names) (paths[name] ??= []).push(pattern)
  }
  return paths
}
