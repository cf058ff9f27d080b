import { isDeepStrictEqual } from 'node:util'

import { ConflictError } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import { createChange, recordChange } from './changes.ts'
import type { Plan } from './plan.ts'
import type { ReleaseState } from './release-state.ts'
import { catchUp, settle } from './settle-site.ts'
import { prepareSite } from './site-texts.ts'
import { formatState, type LoadedState } from './stored-state.ts'

/** How often a command plans anew because others have changed something else meanwhile. */
const MAX_ATTEMPTS = 5

/**
 * Changes what is live: loads the state, plans, checks the plan, and commits it by one conditional write. When another
 * process has changed other front ends meanwhile, all of that is done again for what is live then.
 * @param makePlan plans the change of a state; nothing changes when it throws
 * @throws ConflictError when another process changed the same front ends meanwhile; ReleaseError with the reasons when
 * the gate refuses the plan or a version of it cannot be served; any error of the store. Nothing is changed then.
 */
export async function changeState<Made extends Plan>(
  context: ReleaseContext,
  makePlan: (state: ReleaseState) => Made | Promise<Made>,
): Promise<Made> {
  let loaded = await settle(context)
  for (let attempt = 1; ; attempt++) {
    const plan = await makePlan(loaded.state)
    const checked = await checkPlan(context, loaded.state, plan)
    try {
      await commit(context, loaded, checked)
      return checked
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
      const current = await settle(context)
      // A decision about one front end holds for what was seen of it.
      if (isContested(loaded.state, plan.next, current.state)) throw error
      loaded = current
    }
  }
}

/** The gate is loaded when it has something to check: a rollback does not wait for it. */
async function checkPlan<Made extends Plan>(
  context: ReleaseContext,
  live: ReleaseState,
  plan: Made,
): Promise<Made> {
  if (plan.candidates.length === 0) return plan
  const { checkCandidates } = await import('../checks/gate.ts')
  const { forced, notes } = await checkCandidates(context, live, plan)
  for (const note of notes) context.log(`Warning: ${note}`)
  return { ...plan, forced: [...(plan.forced ?? []), ...forced] }
}

/** Whether two changes of one state touch the same front end. */
function isContested(before: ReleaseState, own: ReleaseState, others: ReleaseState): boolean {
  const isChanged = (after: ReleaseState, name: string) =>
    !isDeepStrictEqual(before[name], after[name])
  return Object.keys({ ...before, ...own, ...others }).some(
    (name) => isChanged(own, name) && isChanged(others, name),
  )
}

/** Prepares everything, then replaces the state, with which the site changes, unless another process was faster. */
async function commit(
  context: ReleaseContext,
  { state, revision }: LoadedState,
  { action, next, message, forced }: Plan,
): Promise<void> {
  const { store, log, getActor } = context
  const site = await prepareSite(context, next, state)
  const change = createChange(state, next, { action, by: getActor(), message, forced })
  const committed = await store.commit(formatState(next, change), site.texts, revision)
  // It is live from here on. A line that cannot be written is added by the next command.
  await recordChange(store, change).catch(() => undefined)
  for (const warning of site.warnings) log(`Warning: ${warning}`)
  await catchUp(context, site, committed)
}
