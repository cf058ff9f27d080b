import { findDamage } from '../build/find-damage.ts'
import { findLiveProblems } from '../checks/live-problems.ts'
import { rollBack } from '../state/release-state.ts'
import { updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import type { CommandContext } from './context.ts'

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
  context: CommandContext,
  { name, message }: Rollback,
): Promise<void> {
  const { store, log } = context
  await assertOwner(context, name)
  let endedCanaries = false
  const state = await updateState(
    context,
    async (before) => {
      const current = before[name]
      if (!current) return rollBack(before, name)
      endedCanaries = current.canaries.length > 0
      if (endedCanaries) return rollBack(before, name)
      const previous = await skipUnusable(context, name, current.previous)
      return rollBack({ ...before, [name]: { ...current, previous } }, name)
    },
    { action: 'rollback', message },
  )
  const version = state[name]?.version
  log(
    endedCanaries
      ? `The canaries of ${name} have ended: all visitors get ${version}.`
      : `${name}@${version} is live again for all visitors.`,
  )
  for (const problem of await findLiveProblems(store, state, name)) log(`Warning: ${problem}`)
}

/** Leaves out the first versions that were removed or are damaged; those behind them are not looked at. */
async function skipUnusable(
  context: CommandContext,
  name: string,
  previous: readonly string[],
): Promise<string[]> {
  const [version, ...others] = previous
  if (version === undefined) return []
  const { store, log } = context
  if (!(await store.has(name, version))) return skipUnusable(context, name, others)
  const damage = await findDamage(store, name, version)
  if (damage === null) return [...previous]
  log(`Skipped ${name}@${version}, which is damaged: ${damage}`)
  return skipUnusable(context, name, others)
}
