import { ReleaseError } from '../release-error.ts'
import type { FrontEndState, Trial } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { formatDuration } from '../trials/duration.ts'
import { runTrial, type TrialServices } from '../trials/run-trial.ts'
import { applyStep, describeRemedy, describeStep, shareOf, stepMessage } from '../trials/trial.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'
import { assertSingleVersion, changeThroughGate } from './promote.ts'

const DEFAULT_EVERY_MS = 600_000
const DEFAULT_MIN_PAGE_LOADS = 20

interface SteppedPromotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors, ascending; undefined continues a trial. */
  steps?: readonly number[] | undefined
  everyMs?: number | undefined
  minPageLoads?: number | undefined
  force?: boolean | undefined
  message?: string | undefined
}

/**
 * Gives a version to a growing share of the visitors as long as it fails no more often than the live one, and takes it
 * back by itself when it does. A trial that was interrupted goes on where it was.
 * @throws ReleaseError that says why the version is not live
 */
export async function promoteInSteps(
  context: CommandContext,
  services: TrialServices,
  promotion: SteppedPromotion,
): Promise<void> {
  const { store, log } = context
  const { versions, steps } = promotion
  const { name, version } = assertSingleVersion(versions, steps ? '--steps' : '--resume')
  await assertOwner(context, name)
  await assertPublished(store, name, version)
  const current = (await loadState(store)).state[name]
  const trial = current?.trial
  if (trial?.version === version) {
    assertSamePlan(name, trial, promotion)
    log(`${describeStep(name, trial)} The trial goes on.`)
  } else {
    if (!steps)
      throw new ReleaseError(`${name}@${version} is not on trial in steps. Begin with --steps.`)
    await startTrial(context, services, name, version, current, { ...promotion, steps })
  }
  await runTrial(context, services, name, version)
}

async function startTrial(
  context: CommandContext,
  services: TrialServices,
  name: FrontEnd,
  version: string,
  current: FrontEndState | undefined,
  promotion: SteppedPromotion & { steps: readonly number[] },
): Promise<void> {
  const { steps, everyMs = DEFAULT_EVERY_MS, minPageLoads = DEFAULT_MIN_PAGE_LOADS } = promotion
  if (current?.trial) {
    throw new ReleaseError(
      `${name}@${current.trial.version} is on trial at ${shareOf(current.trial)} %. ${describeRemedy(name, current.trial)}`,
    )
  }
  const startedAt = services.now().toISOString()
  try {
    await services.readReports(name, new Date(startedAt))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw new ReleaseError(
      `${error.message} Without them nobody would notice a failure: nothing was changed.`,
    )
  }
  const trial: Trial = {
    version,
    steps: [...steps],
    step: 0,
    everyMs,
    minPageLoads,
    startedAt,
    stepAt: startedAt,
    ...(promotion.force && { force: true }),
    ...(promotion.message !== undefined && { message: promotion.message }),
  }
  const message = stepMessage(trial)
  const forced = await changeThroughGate(context, { ...promotion, message }, (state) =>
    applyStep(state, name, trial),
  )
  for (const loss of forced) context.log(`Forced: ${loss}`)
  if (shareOf(trial) < 100) {
    context.log(`${describeStep(name, trial)} Next step in ${formatDuration(everyMs)}.`)
  }
}

/** @throws ReleaseError when other steps are asked for than those of the trial */
function assertSamePlan(
  name: string,
  trial: Trial,
  {
    steps = trial.steps,
    everyMs = trial.everyMs,
    minPageLoads = trial.minPageLoads,
  }: SteppedPromotion,
): void {
  const isSame =
    steps.join() === trial.steps.join() &&
    everyMs === trial.everyMs &&
    minPageLoads === trial.minPageLoads
  if (isSame) return
  throw new ReleaseError(
    `${name}@${trial.version} is on trial with other steps: ${trial.steps.join(', ')} % every ${formatDuration(trial.everyMs)}, ${trial.minPageLoads} page loads. ${describeRemedy(name, trial)}`,
  )
}
