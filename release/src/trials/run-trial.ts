import type { ReportCounts } from '@shop/contracts/failure-report.ts'

import type { CommandContext } from '../commands/context.ts'
import { changeThroughGate } from '../commands/promote.ts'
import { ReleaseError } from '../release-error.ts'
import { describeChange } from '../state/change.ts'
import { readChanges } from '../state/release-log.ts'
import type { ReleaseState, Trial } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { updateState } from '../state/sync-site.ts'
import { ConflictError } from '../store/release-store.ts'
import type { FrontEnd } from '../workspace.ts'
import { compareFailures } from './compare-failures.ts'
import { formatDuration } from './duration.ts'
import { describeRate, rateOf, type ReadReports, ReportsError } from './read-reports.ts'
import {
  abortTrial,
  describeRemedy,
  describeStep,
  finishTrial,
  nextStep,
  shareOf,
  stepMessage,
  TrialChangedError,
} from './trial.ts'

/** Time and the reports, which tests replace. */
export interface TrialServices {
  now: () => Date
  /** @throws ReleaseError when whoever runs the command interrupts it */
  wait: (milliseconds: number) => Promise<void>
  readReports: ReadReports
}

/** How often the reports are read: ten times in a step, within these bounds. */
const MIN_POLL_MS = 1_000
const MAX_POLL_MS = 30_000
/** Other teams' releases at the same moment are no reason to give up. */
const MAX_CONFLICTS = 5

/** Repeats a change when another release went live in the meantime. */
async function repeatOnConflict<T>(change: () => Promise<T>): Promise<T> {
  for (let conflicts = 0; ; conflicts++) {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof ConflictError) || conflicts === MAX_CONFLICTS) throw error
    }
  }
}

/**
 * Takes a trial from step to step until its version is live for all, or rolls it back. The state is read anew each time,
 * and nothing is held while it waits, so that whoever continues it after an interruption does the same.
 * @throws ReleaseError when the version was rolled back, when another command ended the trial, or when `wait` throws
 */
export async function runTrial(
  context: CommandContext,
  services: TrialServices,
  name: FrontEnd,
  version: string,
): Promise<void> {
  const { store, log } = context
  const said = new Set<string>()
  const sayOnce = (line: string) => {
    if (!said.has(line)) log(line)
    said.add(line)
  }

  for (;;) {
    const { state } = await loadState(store)
    const trial = state[name]?.trial
    if (trial?.version !== version) return assertLive(context, state, name, version)
    const live = state[name]?.version ?? ''
    const remainingMs = Date.parse(trial.stepAt) + trial.everyMs - services.now().getTime()
    try {
      const counts = await readCounts(services, name, trial, sayOnce)
      const result = counts
        ? compareFailures(rateOf(counts, version), rateOf(counts, live), trial.minPageLoads)
        : 'unknown'
      if (counts && result === 'worse') await rollBackTrial(context, name, trial, counts, live)
      if (counts && result === 'fine' && remainingMs <= 0) {
        log(
          `So far it failed in ${describeRate(counts, version)}; ${live} in ${describeRate(counts, live)}.`,
        )
        const isOver = await advance(context, services, name, trial)
        if (isOver) return
        said.clear()
        continue
      }
      if (counts && result === 'unclear' && remainingMs <= 0) {
        const { pageLoads } = rateOf(counts, version)
        sayOnce(
          pageLoads < trial.minPageLoads
            ? `It stays at ${shareOf(trial)} % until ${trial.minPageLoads} page loads of it are reported.`
            : `It stays at ${shareOf(trial)} %: it failed in ${describeRate(counts, version)}, which may be more than ${live}. More page loads will tell.`,
        )
      }
    } catch (error) {
      if (!(error instanceof TrialChangedError)) throw error
      continue
    }
    const pollMs = Math.min(MAX_POLL_MS, Math.max(MIN_POLL_MS, trial.everyMs / 10))
    await services.wait(remainingMs > 0 ? Math.min(pollMs, remainingMs) : pollMs)
  }
}

/** The counts since the trial began; null, which is said, while they cannot be read. */
async function readCounts(
  { readReports }: TrialServices,
  name: string,
  trial: Trial,
  sayOnce: (line: string) => void,
): Promise<ReportCounts | null> {
  try {
    return await readReports(name, new Date(trial.startedAt))
  } catch (error) {
    if (!(error instanceof ReportsError)) throw error
    sayOnce(`${error.message} It stays at ${shareOf(trial)} % until they can.`)
    return null
  }
}

/** @returns whether the trial is over */
async function advance(
  context: CommandContext,
  services: TrialServices,
  name: FrontEnd,
  trial: Trial,
): Promise<boolean> {
  const { log } = context
  const { version, steps, everyMs } = trial
  const next = { ...trial, step: trial.step + 1 }
  if (next.step === steps.length) {
    await repeatOnConflict(() => updateState(context, (state) => finishTrial(state, name, trial)))
    log(`The trial is over: ${name}@${version} stays live for ${shareOf(trial)} % of the visitors.`)
    return true
  }
  const { force } = trial
  const promotion = { versions: [{ name, version }], force, message: stepMessage(next) }
  const now = services.now().toISOString()
  try {
    await repeatOnConflict(() =>
      changeThroughGate(context, promotion, (state) => nextStep(state, name, trial, now)),
    )
  } catch (error) {
    if (!(error instanceof ReleaseError) || error instanceof TrialChangedError) throw error
    throw new ReleaseError(
      `${error.message}\nIt stays at ${shareOf(trial)} %. ${describeRemedy(name, trial)}`,
    )
  }
  const isLive = shareOf(next) === 100
  log(
    isLive
      ? `${name}@${version} is live for all visitors. To undo: rollback ${name}`
      : `${describeStep(name, next)} Next step in ${formatDuration(everyMs)}.`,
  )
  return isLive
}

/** @throws ReleaseError that says why */
async function rollBackTrial(
  context: CommandContext,
  name: string,
  trial: Trial,
  counts: ReportCounts,
  live: string,
): Promise<never> {
  const { version } = trial
  const reason = `${version} failed in ${describeRate(counts, version)}; ${live} in ${describeRate(counts, live)}`
  await repeatOnConflict(() =>
    updateState(context, (state) => abortTrial(state, name, trial), {
      action: 'automatic rollback',
      message: reason,
    }),
  )
  throw new ReleaseError(
    `${name}@${version} was rolled back at ${shareOf(trial)} % of the visitors: ${reason}. All visitors get ${live}.`,
  )
}

/** @throws ReleaseError that names the change which ended the trial, unless it made the version live for all */
async function assertLive(
  { store, log }: CommandContext,
  state: ReleaseState,
  name: string,
  version: string,
): Promise<void> {
  if (state[name]?.version === version) return log(`${name}@${version} is live for all visitors.`)
  const change = (await readChanges(store)).find(({ moves }) =>
    moves.some((move) => move.name === name),
  )
  throw new ReleaseError(
    `The trial of ${name}@${version} was ended by another command${change ? `: ${describeChange(change)}` : '.'}`,
  )
}
