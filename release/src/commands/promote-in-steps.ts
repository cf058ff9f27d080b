import { ReleaseError } from '@shop/release-format/release-error.ts'

import {
  describeRemedy,
  describeStep,
  findRolledOut,
  formatDuration,
  planStep,
  type RolledOut,
  shareOf,
} from '../canary/rollout.ts'
import { type CanaryServices, createCanaryServices } from '../canary/services.ts'
import { watchCanary } from '../canary/watch-canary.ts'
import type { ReleaseContext } from '../context.ts'
import { changeState } from '../state/change-state.ts'
import type { ReleaseState, Rollout } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { assertPromotable, assertSingleVersion, type Promotion } from './promote.ts'

const DEFAULT_EVERY_MS = 600_000
const DEFAULT_MIN_PAGE_LOADS = 20

export interface SteppedPromotion extends Omit<Promotion, 'traffic'> {
  /** Percent of the visitors, ascending; undefined continues a rollout. */
  steps?: readonly number[] | undefined
  everyMs?: number | undefined
  minPageLoads?: number | undefined
}

/**
 * Gives a version to a growing share of the visitors as long as it fails no more often than the live one, and takes it
 * back by itself when it does. A rollout that was interrupted goes on where it was.
 * @throws ReleaseError that says why the version is not live
 */
export async function promoteInSteps(
  context: ReleaseContext,
  promotion: SteppedPromotion,
  services: CanaryServices = createCanaryServices(),
): Promise<void> {
  const { store, log } = context
  const { versions, steps } = promotion
  const { name, version } = assertSingleVersion(versions, steps ? '--steps' : '--resume')
  await assertPromotable(context, promotion)
  const canary = findRolledOut((await loadState(store)).state, name)
  if (canary?.version === version) {
    assertSameSteps(name, canary, promotion)
    log(`${describeStep(name, version, canary.rollout)} It goes on.`)
  } else {
    if (!steps)
      throw new ReleaseError(`${name}@${version} is no canary in steps. Begin with --steps.`)
    await startRollout(context, services, { name, version }, { ...promotion, steps })
  }
  // The pages were opened before the first step.
  await watchCanary({ ...context, checkInBrowser: undefined }, services, name, version)
}

async function startRollout(
  context: ReleaseContext,
  services: CanaryServices,
  { name, version }: Promotion['versions'][number],
  promotion: SteppedPromotion & { steps: readonly number[] },
): Promise<void> {
  const now = services.now()
  const startedAt = now.toISOString()
  const { steps, everyMs = DEFAULT_EVERY_MS, force, message } = promotion
  const { minPageLoads = DEFAULT_MIN_PAGE_LOADS } = promotion
  const rollout: Rollout = {
    ...{ steps: [...steps], step: 0, everyMs, minPageLoads, startedAt, stepAt: startedAt },
    ...(force && { force }),
    ...(message !== undefined && { message }),
  }
  try {
    await services.readReports(name, now)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw new ReleaseError(
      `${error.message} Without them nobody would notice a failure: nothing was changed.`,
    )
  }
  const { next, forced = [] } = await changeState(context, (state) => {
    assertNoRollout(state, name)
    return { ...planStep(state, name, version, rollout), browser: promotion.browser }
  })
  for (const loss of forced) context.log(`Forced: ${loss}`)
  if (findRolledOut(next, name)) {
    context.log(`${describeStep(name, version, rollout)} Next step in ${formatDuration(everyMs)}.`)
  }
}

/** @throws ReleaseError when a version goes live in steps */
function assertNoRollout(state: ReleaseState, name: string): void {
  const canary = findRolledOut(state, name)
  if (!canary) return
  throw new ReleaseError(
    `${name}@${canary.version} is a canary at ${shareOf(canary.rollout)} %. ${describeRemedy(name, canary.version)}`,
  )
}

/** @throws ReleaseError when other steps are asked for than those of the rollout */
function assertSameSteps(
  name: string,
  { version, rollout }: RolledOut,
  {
    steps = rollout.steps,
    everyMs = rollout.everyMs,
    minPageLoads = rollout.minPageLoads,
  }: SteppedPromotion,
): void {
  const isSame =
    steps.join() === rollout.steps.join() &&
    everyMs === rollout.everyMs &&
    minPageLoads === rollout.minPageLoads
  if (isSame) return
  throw new ReleaseError(
    `${name}@${version} goes live in other steps: ${rollout.steps.join(', ')} % every ${formatDuration(rollout.everyMs)}, ${rollout.minPageLoads} page loads. ${describeRemedy(name, version)}`,
  )
}
