import { ReleaseError } from '../release-error.ts'
import {
  promoteVersion,
  type ReleaseState,
  startCanary,
  type Trial,
} from '../state/release-state.ts'

/** Another command changed or ended the trial after it was read. */
export class TrialChangedError extends ReleaseError {
  constructor() {
    super('The trial was changed by another command in the meantime; nothing was changed.')
  }
}

/** Percent of the visitors who get the version at the present step. */
export const shareOf = ({ steps, step }: Trial): number => steps[step] ?? 0

/** The trial of a front end if it is this one, at this step. @throws TrialChangedError */
function assertUnchanged(state: ReleaseState, name: string, trial: Trial): void {
  const current = state[name]?.trial
  if (current?.startedAt === trial.startedAt && current.step === trial.step) return
  throw new TrialChangedError()
}

/** Gives the version its share of the present step; at 100 % it is live for all and the trial is over. */
export function applyStep(state: ReleaseState, name: string, trial: Trial): ReleaseState {
  const share = shareOf(trial)
  if (share === 100) return promoteVersion(state, name, trial.version)
  const next = startCanary(state, name, trial.version, share)
  const current = next[name]
  return current ? { ...next, [name]: { ...current, trial } } : next
}

/** Brings a trial to its next step. @throws TrialChangedError */
export function nextStep(
  state: ReleaseState,
  name: string,
  trial: Trial,
  now: string,
): ReleaseState {
  assertUnchanged(state, name, trial)
  return applyStep(state, name, { ...trial, step: trial.step + 1, stepAt: now })
}

/** Ends a trial after its last step; the version keeps its share. @throws TrialChangedError */
export function finishTrial(state: ReleaseState, name: string, trial: Trial): ReleaseState {
  assertUnchanged(state, name, trial)
  const current = state[name]
  return current ? { ...state, [name]: { ...current, trial: undefined } } : state
}

/** Takes the version on trial away from all visitors; other canaries stay. @throws TrialChangedError */
export function abortTrial(state: ReleaseState, name: string, trial: Trial): ReleaseState {
  const next = finishTrial(state, name, trial)
  const current = next[name]
  if (!current) return next
  const canaries = current.canaries.filter(({ version }) => version !== trial.version)
  return { ...next, [name]: { ...current, canaries } }
}

/** Where a trial is. */
export const describeStep = (name: string, trial: Trial): string =>
  `${name}@${trial.version} is live for ${shareOf(trial)} % of the visitors (step ${trial.step + 1} of ${trial.steps.length}).`

/** What to do with a trial that nobody watches. */
export const describeRemedy = (name: string, { version }: Trial): string =>
  `To go on: promote ${name}@${version} --resume. To end it: rollback ${name}.`

/** The message of a step in the log. */
export const stepMessage = ({ step, steps, message }: Trial): string =>
  [message, `step ${step + 1} of ${steps.length}`].filter(Boolean).join('; ')
