import type { FrontEnd } from '@shop/release-format/front-end.ts'

import { formatMinute } from '../format-minute.ts'
import type { Plan } from '../state/plan.ts'
import {
  type Canary,
  promoteVersion,
  type ReleaseState,
  type Rollout,
  startCanary,
} from '../state/release-state.ts'

const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000 } as const
type Unit = keyof typeof UNITS_MS

/** Reads a time such as `30s`, `10m` or `2h`. @returns milliseconds; null when it is none */
export function parseDuration(text: string): number | null {
  const [, number, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  return number === undefined ? null : Number(number) * UNITS_MS[unit as Unit]
}

/** The inverse of `parseDuration`, in the largest unit without a remainder. */
export function formatDuration(milliseconds: number): string {
  const unit = (['h', 'm', 's'] as const).find((each) => milliseconds % UNITS_MS[each] === 0) ?? 's'
  return `${Math.round(milliseconds / UNITS_MS[unit])}${unit}`
}

/** Percent of the visitors who get the version at the present step. */
export const shareOf = ({ steps, step }: Rollout): number => steps[step] ?? 0

export type RolledOut = Canary & { rollout: Rollout }

/** The canary of a front end that goes live in steps, if there is one. */
export const findRolledOut = (state: ReleaseState, name: string): RolledOut | undefined =>
  state[name]?.canaries.find((canary): canary is RolledOut => canary.rollout !== undefined)

/**
 * Plans that a version gets the share of its step; at 100 % it is live for all.
 * @throws ReleaseError when it cannot be a canary
 */
export function planStep(
  state: ReleaseState,
  name: FrontEnd,
  version: string,
  rollout: Rollout,
): Plan {
  const { step, steps, force, message } = rollout
  const traffic = shareOf(rollout)
  return {
    action: 'promote',
    next:
      traffic === 100
        ? promoteVersion(state, name, version)
        : startCanary(state, name, { version, traffic, rollout }),
    candidates: [{ name, version }],
    force,
    message: [message, `step ${step + 1} of ${steps.length}`].filter(Boolean).join('; '),
  }
}

export const describeStep = (name: string, version: string, rollout: Rollout): string =>
  `${name}@${version} is live for ${shareOf(rollout)} % of the visitors (step ${rollout.step + 1} of ${rollout.steps.length}).`

/** Says what to do with a rollout that nobody watches. */
export const describeRemedy = (name: string, version: string): string =>
  `To go on: promote ${name}@${version} --resume. To end it: rollback ${name}.`

/** The steps of a rollout, the present one in brackets. Nothing says whether somebody waits for the next one. */
export function describeRollout(name: string, version: string, rollout: Rollout): string {
  const steps = rollout.steps.map((share, index) => (index === rollout.step ? `[${share}]` : share))
  const dueAt = new Date(Date.parse(rollout.stepAt) + rollout.everyMs).toISOString()
  return `canary ${version} in steps of ${steps.join(', ')} %, the next after ${formatMinute(dueAt)} UTC. ${describeRemedy(name, version)}`
}
