import { z } from 'zod/mini'

import { ReleaseError } from '../release-error.ts'

const frontEndSchema = z.object({
  /** The version that visitors get. */
  version: z.string(),
  /** Versions that were live before, the latest first. */
  previous: z.array(z.string()),
  /** Versions that a part of the visitors gets instead. */
  trials: z.array(z.object({ version: z.string(), /** Percent. */ traffic: z.number() })),
  /** Versions that are being removed, none of which may go live any more. */
  leaving: z._default(z.array(z.string()), []),
})
export type LiveFrontEnd = z.infer<typeof frontEndSchema>

/** What is live, by front end: everything that the site serves follows from this and the published versions. */
export const liveSchema = z.record(z.string(), frontEndSchema)
export type Live = z.infer<typeof liveSchema>

/** How many earlier versions are remembered. */
const REMEMBERED = 5

/**
 * Makes a version live for all visitors, which also ends every trial.
 * @throws ReleaseError when the version is being removed
 */
export function goLive(live: Live, name: string, version: string): Live {
  const now = live[name]
  requireStaying(name, version, now)
  const before = now && now.version !== version ? [now.version, ...now.previous] : now?.previous
  const previous = (before ?? []).slice(0, REMEMBERED)
  return { ...live, [name]: { version, previous, trials: [], leaving: now?.leaving ?? [] } }
}

/**
 * Gives a version to a part of the visitors, or changes how large a part.
 * @param traffic percent of the visitors, 1 to 99
 * @throws ReleaseError when nothing is live that the others would get, or the version is being removed
 */
export function goOnTrial(live: Live, name: string, version: string, traffic: number): Live {
  const now = live[name]
  if (!now) {
    throw new ReleaseError(
      `No version of ${name} is live that the other visitors could get. Promote ${name}@${version} without --traffic.`,
    )
  }
  if (now.version === version) {
    throw new ReleaseError(`${name}@${version} is what all visitors get already.`)
  }
  requireStaying(name, version, now)
  const others = now.trials.filter((trial) => trial.version !== version)
  const left = 100 - others.reduce((sum, trial) => sum + trial.traffic, 0)
  if (traffic >= left) {
    const names = others.map((trial) => `${trial.version} (${trial.traffic} %)`).join(', ')
    throw new ReleaseError(
      `Other trials of ${name} leave less than ${traffic} %: ${names}. End them with rollback, or take less than ${left}.`,
    )
  }
  return { ...live, [name]: { ...now, trials: [...others, { version, traffic }] } }
}

/**
 * Takes the last step back: ends the trials, or else brings the version back that was live before.
 * @throws ReleaseError when there is nothing to go back to
 */
export function goBack(live: Live, name: string): Live {
  const now = live[name]
  if (!now) throw new ReleaseError(`No version of ${name} is live.`)
  if (now.trials.length > 0) return { ...live, [name]: { ...now, trials: [] } }
  const [version, ...previous] = now.previous.filter((before) => !now.leaving.includes(before))
  if (version === undefined) {
    throw new ReleaseError(`No version of ${name} was live before ${now.version}.`)
  }
  return { ...live, [name]: { ...now, version, previous } }
}

function requireStaying(name: string, version: string, now: LiveFrontEnd | undefined): void {
  if (!now?.leaving.includes(version)) return
  throw new ReleaseError(
    `${name}@${version} is being removed. Let prune finish and publish it again.`,
  )
}

/** The versions that visitors get, or would get if the live one failed. */
export function usedVersions({ version, trials, previous }: LiveFrontEnd): string[] {
  return [version, ...trials.map((trial) => trial.version), ...previous.slice(0, 1)]
}
