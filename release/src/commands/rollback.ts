import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

import { findDamage } from '../build/integrity.ts'
import { readLiveRemotes, readLiveShells } from '../checks/live-builds.ts'
import { findPathProblems } from '../checks/paths.ts'
import { findSingletonProblems } from '../checks/singleton-compatibility.ts'
import type { ReleaseContext } from '../context.ts'
import { assertOwner } from '../owners.ts'
import { changeState } from '../state/change-state.ts'
import type { Plan } from '../state/plan.ts'
import { type ReleaseState, rollBack } from '../state/release-state.ts'

interface Rollback {
  name: FrontEnd
  /** Why. */
  message?: string | undefined
}

/**
 * Undoes the last promotion of a front end: ends its canaries, or makes the previous version live that still exists.
 * Incompatibilities are reported, not refused: a rollback must always be possible.
 */
export async function rollback(
  context: ReleaseContext,
  { name, message }: Rollback,
): Promise<void> {
  const { store, log } = context
  await assertOwner(context, name)
  const { next, skipped, endsCanaries } = await changeState(context, async (state) => ({
    ...(await planRollback(store, state, name)),
    message,
  }))
  for (const line of skipped) log(line)
  const version = next[name]?.version
  log(
    endsCanaries
      ? `The canaries of ${name} have ended: all visitors get ${version}.`
      : `${name}@${version} is live again for all visitors.`,
  )
  for (const problem of await findLiveProblems(store, next, name)) log(`Warning: ${problem}`)
}

interface RollbackPlan extends Plan {
  endsCanaries: boolean
  /** A sentence for each version that was left out. */
  skipped: string[]
}

async function planRollback(
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
): Promise<RollbackPlan> {
  const current = state[name]
  const plan = { action: 'rollback', candidates: [] }
  if (!current || current.canaries.length > 0) {
    return { ...plan, next: rollBack(state, name), endsCanaries: true, skipped: [] }
  }
  const { previous, skipped } = await skipUnusable(store, name, current.previous)
  if (previous.length === 0 && skipped.length > 0) {
    const remedy = name === 'shell' ? '' : `, or take it out of the shop: remove ${name}`
    throw new ReleaseError(
      `No version that was live before ${name}@${current.version} can be made live again:\n${skipped.join('\n')}\n` +
        `Promote another version${remedy}`,
    )
  }
  const next = rollBack({ ...state, [name]: { ...current, previous } }, name)
  return { ...plan, next, endsCanaries: false, skipped }
}

/** Leaves out the first versions that were removed or are damaged; those behind them are not looked at. */
async function skipUnusable(store: ReleaseStore, name: string, previous: readonly string[]) {
  const skipped: string[] = []
  for (const [index, version] of previous.entries()) {
    if (!(await store.has(name, version))) {
      skipped.push(`Skipped ${name}@${version}, which was deleted`)
      continue
    }
    const damage = await findDamage(store, name, version)
    if (damage === null) return { previous: previous.slice(index), skipped }
    skipped.push(`Skipped ${name}@${version}, which is damaged: ${damage}`)
  }
  return { previous: [], skipped }
}

/**
 * Finds the live versions that do not fit together, as far as one front end is concerned. Quick: types are not compared.
 */
async function findLiveProblems(
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
): Promise<string[]> {
  const shells = await readLiveShells(store, state)
  const remotes = await readLiveRemotes(store, state)
  const builds = remotes.flatMap(({ build }) => build ?? [])
  const others = remotes.filter((other) => other.name !== name)
  return [
    ...shells.flatMap((shell) => builds.flatMap((remote) => findSingletonProblems(remote, shell))),
    ...remotes
      .filter((remote) => remote.name === name)
      .flatMap((remote) => findPathProblems({ ...remote, others })),
  ]
}
