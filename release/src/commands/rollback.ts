import { findLiveProblems } from '../checks/live-problems.ts'
import { rollBack } from '../state/release-state.ts'
import { updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import type { CommandContext } from './context.ts'

/**
 * Undoes the last promotion of a front end: ends its canaries, or makes the previous version live that still exists.
 * Incompatibilities are reported, not refused: a rollback must always be possible.
 */
export async function rollback(
  context: CommandContext,
  { name }: { name: FrontEnd },
): Promise<void> {
  const { store, log } = context
  let endedCanaries = false
  const state = await updateState(context, async (before) => {
    const current = before[name]
    if (!current) return rollBack(before, name)
    endedCanaries = current.canaries.length > 0
    const exists = await Promise.all(current.previous.map((version) => store.has(name, version)))
    const previous = current.previous.filter((_, index) => exists[index])
    return rollBack({ ...before, [name]: { ...current, previous } }, name)
  })
  const version = state[name]?.version
  log(
    endedCanaries
      ? `The canaries of ${name} have ended: all visitors get ${version}.`
      : `${name}@${version} is live again for all visitors.`,
  )
  for (const problem of await findLiveProblems(store, state, name)) log(`Warning: ${problem}`)
}
