import type { ReleaseStore } from 'release-store/release-store.ts'

import type { Candidate } from '../checks/live-builds.ts'
import type { ReleaseState } from '../state/release-state.ts'

export interface BrowserCheckRequest {
  live: ReleaseState
  /** The state after the promotion. */
  next: ReleaseState
  candidates: readonly Candidate[]
}

export interface BrowserFindings {
  /** Sentences that say why they must not go live. */
  failures: string[]
  /** Sentences about pages that could not be looked at, which must not go live unseen. */
  notSeen: string[]
  /** Sentences for whoever releases them. */
  notes: string[]
}

/**
 * Opens the pages of candidates in a browser, in the shop that they would be live in.
 * @throws ReleaseError when there is no browser
 */
export type BrowserCheck = (
  store: ReleaseStore,
  request: BrowserCheckRequest,
) => Promise<BrowserFindings>
