import { ReleaseError } from '@shop/release-format/release-error.ts'
import { z } from 'zod/mini'

const rolloutSchema = z.object({
  /** Percent of the visitors, one after the other. */
  steps: z.array(z.number()),
  /** The present one, from 0. */
  step: z.number(),
  /** How long each lasts at least, in milliseconds. */
  everyMs: z.number(),
  /** Page loads of the version that have to be reported before it goes on. */
  minPageLoads: z.number(),
  /** ISO 8601, as `stepAt`, when the present step began. */
  startedAt: z.string(),
  stepAt: z.string(),
  /** Although the gate refuses it. */
  force: z.optional(z.boolean()),
  message: z.optional(z.string()),
})
/** How a canary goes live in steps, unless it fails more often than the live version. */
export type Rollout = z.infer<typeof rolloutSchema>

const canarySchema = z.object({
  version: z.string(),
  /** Percent of the visitors. */
  traffic: z.number(),
  /** Absent where somebody sets the share by hand. */
  rollout: z.optional(rolloutSchema),
})
/** A version that a share of the visitors gets instead of the live one. */
export type Canary = z.infer<typeof canarySchema>

const frontEndStateSchema = z.object({
  version: z.string(),
  /** Versions that were live before, latest first. */
  previous: z.array(z.string()),
  /** States of release 1.x call them otherwise; those end. */
  canaries: z._default(z.array(canarySchema), []),
})
export type FrontEndState = z.infer<typeof frontEndStateSchema>

/** The live versions, by front end. Everything that the site serves follows from it and from the published versions. */
export const releaseStateSchema = z.record(z.string(), frontEndStateSchema)
export type ReleaseState = z.infer<typeof releaseStateSchema>

const MAX_PREVIOUS_VERSIONS = 5

/** Makes a version live for all visitors and ends all canaries. */
export function promoteVersion(state: ReleaseState, name: string, version: string): ReleaseState {
  const current = state[name]
  const previous =
    current && current.version !== version
      ? [current.version, ...current.previous]
      : (current?.previous ?? [])
  return {
    ...state,
    [name]: {
      version,
      previous: previous.filter((each) => each !== version).slice(0, MAX_PREVIOUS_VERSIONS),
      canaries: [],
    },
  }
}

/**
 * Gives a version to a share of the visitors, or changes the share, by hand or in a rollout.
 * @param canary.traffic percent of the visitors, 1 to 99
 * @throws ReleaseError when no other version is live, the canaries exceed 100 %, or the shell has another canary
 */
export function startCanary(state: ReleaseState, name: string, canary: Canary): ReleaseState {
  const { version, traffic } = canary
  const current = state[name]
  if (!current) {
    throw new ReleaseError(
      `No version of ${name} is live for the other visitors. Promote ${name}@${version} without --traffic.`,
    )
  }
  if (current.version === version) {
    throw new ReleaseError(`${name}@${version} is live for all visitors already.`)
  }
  const others = current.canaries.filter((each) => each.version !== version)
  const [other] = others
  if (name === 'shell' && other) {
    throw new ReleaseError(
      `The shell can have one canary at a time: ${other.version} is live for ${other.traffic} %. End that with rollback shell first.`,
    )
  }
  const available = 100 - others.reduce((sum, each) => sum + each.traffic, 0)
  if (traffic >= available) {
    const names = others.map((each) => `${each.version} (${each.traffic} %)`).join(', ')
    throw new ReleaseError(
      `Other canaries of ${name} leave less than ${traffic} %: ${names}. End them with rollback, or use less than ${available}.`,
    )
  }
  return { ...state, [name]: { ...current, canaries: [...others, canary] } }
}

/** Takes one canary away from its visitors; others stay. */
export function endCanary(state: ReleaseState, name: string, version: string): ReleaseState {
  const current = state[name]
  if (!current) return state
  const canaries = current.canaries.filter((canary) => canary.version !== version)
  return { ...state, [name]: { ...current, canaries } }
}

/**
 * Undoes the last step: ends the canaries, or makes the previous version live when there are none.
 * @throws ReleaseError when there is no previous version
 */
export function rollBack(state: ReleaseState, name: string): ReleaseState {
  const current = state[name]
  if (!current) throw new ReleaseError(`No version of ${name} is live.`)
  if (current.canaries.length > 0) return { ...state, [name]: { ...current, canaries: [] } }
  const [version, ...previous] = current.previous
  if (version === undefined) {
    const remedy = name === 'shell' ? '' : ` To take it out of the shop: remove ${name}`
    throw new ReleaseError(`No version of ${name} was live before ${current.version}.${remedy}`)
  }
  return { ...state, [name]: { ...current, version, previous } }
}

/** The versions that visitors get: the live one first, then canaries. */
export function servedVersions({ version, canaries }: FrontEndState): string[] {
  return [version, ...canaries.map((canary) => canary.version)]
}

/** The versions that visitors get, or fall back to. */
export function versionsInUse(state: FrontEndState): string[] {
  return [...servedVersions(state), ...state.previous.slice(0, 1)]
}
