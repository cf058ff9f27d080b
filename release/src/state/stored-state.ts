import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { z } from 'zod/mini'

import { type Change, CHANGE_KEY, optionalChangeSchema } from './changes.ts'
import { type ReleaseState, releaseStateSchema } from './release-state.ts'

export interface LoadedState {
  state: ReleaseState
  revision: string
  /** Whether the site is what the state says. */
  isServed: boolean
  /** The change that made this state; undefined for states of older versions of this tool. */
  change: Change | undefined
}

/** The text of a state. */
export const formatState = (state: ReleaseState, change: Change): string =>
  `${JSON.stringify({ [CHANGE_KEY]: change, ...state }, null, 2)}\n`

/** Null is the text before the first release. @throws when it is damaged */
function parseState(text: string | null): Pick<LoadedState, 'state' | 'change'> {
  if (text === null) return { state: {}, change: undefined }
  const { [CHANGE_KEY]: change, ...state } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(text))
  return { state: releaseStateSchema.parse(state), change: optionalChangeSchema.parse(change) }
}

/** The current release state; empty before the first release. @throws ReleaseError when it is damaged */
export async function loadState(store: ReleaseStore): Promise<LoadedState> {
  const { text, revision, isServed } = await store.readState()
  try {
    return { ...parseState(text), revision, isServed }
  } catch {
    throw new ReleaseError(
      `The release state (revision ${revision}) is damaged: what is live stays as it is, and nothing was changed. ` +
        `Restore it from a backup of the release store, or delete .live/${revision}.json and .live/${revision}.served ` +
        'of the release folder, which makes the revision before it the current one.',
    )
  }
}
