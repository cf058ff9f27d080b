import { z } from 'zod/mini'

import { ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Change, changeSchema } from './change.ts'
import { type ReleaseState, releaseStateSchema } from './release-state.ts'

/** The key beside the front ends under which the change that made a state is stored. */
const CHANGE_KEY = '$change'

export interface LoadedState {
  state: ReleaseState
  revision: string
  served: boolean
  /** That made this state; undefined for those of older versions of this tool. */
  change: Change | undefined
}

/** The text of a state. */
export const formatState = (state: ReleaseState, change: Change): string =>
  `${JSON.stringify({ [CHANGE_KEY]: change, ...state }, null, 2)}\n`

/** Reads the text of a state; null is that before the first release. @throws when it is damaged */
export function parseState(text: string | null): Pick<LoadedState, 'state' | 'change'> {
  if (text === null) return { state: {}, change: undefined }
  const { [CHANGE_KEY]: change, ...state } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(text))
  return {
    state: releaseStateSchema.parse(state),
    change: z.optional(changeSchema).parse(change),
  }
}

/** The current release state; empty before the first release. @throws ReleaseError when it is damaged */
export async function loadState(store: ReleaseStore): Promise<LoadedState> {
  const { text, revision, served } = await store.readState()
  try {
    return { ...parseState(text), revision, served }
  } catch {
    throw new ReleaseError(
      `The release state (revision ${revision}) is damaged: what is live stays as it is, and nothing was changed. ` +
        'Run: npm run release -- repair, which goes back to the last state that can be read.',
    )
  }
}

/** The latest former state that can be read and that the site was, or null. */
export async function findFormerState(store: ReleaseStore): Promise<LoadedState | null> {
  for (const { text, revision, served } of await store.readFormerStates()) {
    if (!served) continue
    try {
      return { ...parseState(text), revision, served }
    } catch {
      // Damaged as well: try the one before.
    }
  }
  return null
}
