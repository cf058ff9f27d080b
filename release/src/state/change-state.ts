import { ConflictError } from 'release-store/release-store.ts'

import type { GateFindings } from '../checks/gate.ts'
import type { ReleaseContext } from '../context.ts'
import { createChange, recordChange } from './changes.ts'
import { isContested, type Plan } from './plan.ts'
import type { ReleaseState } from './release-state.ts'
import { catchUp, settle } from './settle-site.ts'
import { prepareSite } from './site-texts.ts'
import { formatState } from './stored-state.ts'

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
  const { store, log, getActor } = context
  let lost: { state: ReleaseState; next: ReleaseState; made: string | undefined } | undefined
  let findings: GateFindings | undefined
  for (let attempt = 1; ; attempt++) {
    const { state, revision, change: made } = await settle(context)
    // After a change of a preview, which is none of the state, the check holds.
    if (!lost || made === undefined || made.id !== lost.made) findings = undefined
    // A decision about one front end holds for what was seen of it.
    if (lost && isContested(lost.state, lost.next, state)) throw new ConflictError()
    const plan = await makePlan(state)
    const { action, next, candidates, message } = plan
    const forced = [...(plan.forced ?? [])]
    if (candidates.length > 0) {
      // A rollback, which has nothing to check, does not wait until the gate is loaded.
      const { checkCandidates } = await import('../checks/gate.ts')
      findings ??= await checkCandidates(context, state, plan)
      forced.push(...findings.forced)
    }
    const site = await prepareSite(context, next, state)
    const change = createChange(state, next, { action, by: getActor(), message, forced })
    try {
      const committed = await store.commit(formatState(next, change), site.texts, revision)
      // It is live from here on. A line that cannot be written is added by the next command.
      await recordChange(store, change).catch(() => undefined)
      for (const warning of [...(findings?.notes ?? []), ...site.warnings])
        log(`Warning: ${warning}`)
      await catchUp(context, site, committed)
      return { ...plan, forced }
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
      lost = { state, next, made: made?.id }
    }
  }
}
