import { setTimeout as delay } from 'node:timers/promises'

import type { ReportCounts } from '@shop/contracts/wire/failure-report.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { ConflictError } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import { summarizeVersion } from '../explain/explain-version.ts'
import { changeState } from '../state/change-state.ts'
import { describeChange, readChanges } from '../state/changes.ts'
import type { Plan } from '../state/plan.ts'
import { endCanary, type ReleaseState, startCanary } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { compareFailures } from './compare-failures.ts'
import { describeVital, findWorseVital, summarizeVitals, type Vital } from './compare-vitals.ts'
import { describeRate, rateOf, ReportsError } from './read-reports.ts'
import {
  describeRemedy,
  describeStep,
  findRolledOut,
  formatDuration,
  planStep,
  type RolledOut,
} from './rollout.ts'
import type { CanaryServices } from './services.ts'

/** How often the reports are read: ten times in a step, within these bounds. */
const MIN_POLL_MS = 1_000
const MAX_POLL_MS = 30_000

const EXPLANATION_TIMEOUT_MS = 3_000

/** The next action on a canary; `wait` may say why. */
type Decision =
  | { action: 'advance'; line: string }
  | { action: 'roll back'; reason: string }
  | { action: 'wait'; line?: string }

/**
 * Takes a canary from step to step until its version is live for all, or rolls it back. The state is read anew each time,
 * and nothing is held while it waits, so that whoever continues it after an interruption does the same.
 * @throws ReleaseError when the version was rolled back, when another command ended the rollout, or when `wait` throws
 */
export async function watchCanary(
  context: ReleaseContext,
  services: CanaryServices,
  name: FrontEnd,
  version: string,
): Promise<void> {
  let said = ''
  for (;;) {
    const { state } = await loadState(context.store)
    const canary = findRolledOut(state, name)
    if (canary?.version !== version) return assertLive(context, state, name, version)
    const remainingMs = millisecondsLeft(canary, services.now())
    const decision = await decide(context, services, state, name, canary, remainingMs <= 0)
    try {
      if (decision.action === 'roll back') {
        return await rollBackCanary(context, name, canary, decision.reason)
      }
      if (decision.action === 'advance') {
        context.log(decision.line)
        if (await advance(context, services, name, canary)) return
        continue
      }
    } catch (error) {
      // Another command changed the canary: the next look tells what became of it.
      if (!(error instanceof ConflictError)) throw error
      continue
    }
    const { line = said } = decision
    if (line !== said) context.log(line)
    said = line
    const pollMs = Math.min(MAX_POLL_MS, Math.max(MIN_POLL_MS, canary.rollout.everyMs / 10))
    await services.wait(remainingMs > 0 ? Math.min(pollMs, remainingMs) : pollMs)
  }
}

const millisecondsLeft = ({ rollout }: RolledOut, now: Date) =>
  Date.parse(rollout.stepAt) + rollout.everyMs - now.getTime()

/** Compares what browsers have reported since the rollout began. */
async function decide(
  context: ReleaseContext,
  services: CanaryServices,
  state: ReleaseState,
  name: string,
  { version, traffic, rollout }: RolledOut,
  isStepOver: boolean,
): Promise<Decision> {
  const { minPageLoads, startedAt } = rollout
  const live = state[name]?.version ?? ''
  const waitFor = (error: unknown): Decision => {
    if (!(error instanceof ReportsError)) throw error
    return { action: 'wait', line: `${error.message} It stays at ${traffic} % until they can.` }
  }
  let counts: ReportCounts
  try {
    counts = await services.readReports(name, new Date(startedAt))
  } catch (error) {
    return waitFor(error)
  }
  const own = describeRate(counts, version)
  const others = `${live} in ${describeRate(counts, live)}`
  const comparison = compareFailures(rateOf(counts, version), rateOf(counts, live), minPageLoads)
  if (comparison === 'worse') {
    const first = await describeFirst(context, services, name, version)
    return { action: 'roll back', reason: `${version} failed in ${own}; ${others}${first}` }
  }
  let worse: string | null
  try {
    worse = await findWorse(services, name, version, live, new Date(startedAt))
  } catch (error) {
    return waitFor(error)
  }
  if (worse !== null) return { action: 'roll back', reason: worse }
  if (!isStepOver) return { action: 'wait' }
  if (comparison === 'fine') {
    return { action: 'advance', line: `So far it failed in ${own}; ${others}.` }
  }
  const line =
    rateOf(counts, version).pageLoads < minPageLoads
      ? `It stays at ${traffic} % until ${minPageLoads} page loads of it are reported.`
      : `It stays at ${traffic} %: it failed in ${own}, which may be more than ${live}. More page loads will tell.`
  return { action: 'wait', line }
}

/** Says in which vital a canary is worse; null where it is in none, or an older backend knows none. @throws ReportsError */
async function findWorse(
  { readVitals }: CanaryServices,
  name: string,
  version: string,
  live: string,
  since: Date,
): Promise<string | null> {
  const counts = await readVitals(name, since).catch((error: unknown) => {
    if (error instanceof ReportsError && error.isUnsupported) return []
    throw error
  })
  const worse = findWorseVital(summarizeVitals(counts, version), summarizeVitals(counts, live))
  if (!worse) return null
  const describe = (vital: Vital) => `${describeVital(vital)} in ${vital.pageLoads} page loads`
  return `${version} has ${describe(worse.canary)}; ${live} ${describe(worse.live)} (75th percentile)`
}

/** Names the most frequent failure, to follow a reason; empty where it is not known. */
async function describeFirst(
  context: ReleaseContext,
  { readFailures }: CanaryServices,
  name: string,
  version: string,
): Promise<string> {
  // A rollback neither needs an explanation nor waits for it.
  const summary = await Promise.race([
    summarizeVersion(context, readFailures, name, version).catch(() => null),
    delay(EXPLANATION_TIMEOUT_MS, null, { ref: false }),
  ])
  return summary === null ? '' : `; ${summary}`
}

/** Changes a canary. @throws ConflictError unless it is still at the step at which it was seen */
function changeCanary(
  context: ReleaseContext,
  name: FrontEnd,
  { version, rollout }: RolledOut,
  plan: (state: ReleaseState) => Plan,
): Promise<Plan> {
  return changeState(context, (state) => {
    const current = findRolledOut(state, name)
    const isSame =
      current?.version === version &&
      current.rollout.startedAt === rollout.startedAt &&
      current.rollout.step === rollout.step
    if (!isSame) throw new ConflictError()
    return plan(state)
  })
}

/** @returns whether the rollout is over */
async function advance(
  context: ReleaseContext,
  services: CanaryServices,
  name: FrontEnd,
  canary: RolledOut,
): Promise<boolean> {
  const { log } = context
  const { version, traffic, rollout } = canary
  const step = rollout.step + 1
  if (step === rollout.steps.length) {
    await changeCanary(context, name, canary, (state) => {
      const next = startCanary(state, name, { version, traffic })
      return { action: 'promote', next, candidates: [] }
    })
    log(`All steps are done: ${name}@${version} stays live for ${traffic} % of the visitors.`)
    return true
  }
  try {
    const stepAt = services.now().toISOString()
    const { next } = await changeCanary(context, name, canary, (state) =>
      planStep(state, name, version, { ...rollout, step, stepAt }),
    )
    const current = findRolledOut(next, name)
    log(
      current
        ? `${describeStep(name, version, current.rollout)} Next step in ${formatDuration(rollout.everyMs)}.`
        : `${name}@${version} is live for all visitors. To undo: rollback ${name}`,
    )
    return current === undefined
  } catch (error) {
    if (!(error instanceof ReleaseError) || error instanceof ConflictError) throw error
    throw new ReleaseError(
      `${error.message}\nIt stays at ${traffic} %. ${describeRemedy(name, version)}`,
    )
  }
}

/** @throws ReleaseError that says why */
async function rollBackCanary(
  context: ReleaseContext,
  name: FrontEnd,
  canary: RolledOut,
  reason: string,
): Promise<never> {
  const { next } = await changeCanary(context, name, canary, (state) => ({
    action: 'automatic rollback',
    next: endCanary(state, name, canary.version),
    candidates: [],
    message: reason,
  }))
  throw new ReleaseError(
    `${name}@${canary.version} was rolled back at ${canary.traffic} % of the visitors: ${reason}. All visitors get ${next[name]?.version}.`,
  )
}

/** @throws ReleaseError that names the change which ended the rollout, unless it made the version live for all */
async function assertLive(
  { store, log }: ReleaseContext,
  state: ReleaseState,
  name: string,
  version: string,
): Promise<void> {
  if (state[name]?.version === version) return log(`${name}@${version} is live for all visitors.`)
  const change = (await readChanges(store)).find(({ moves }) =>
    moves.some((move) => move.name === name),
  )
  throw new ReleaseError(
    `The canary ${name}@${version} was ended by another command${change ? `: ${describeChange(change)}` : '.'}`,
  )
}
