import type { Candidate } from '../checks/live-builds.ts'
import type { RenderFindings } from '../checks/rendering.ts'
import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** What is to be checked. */
export interface BrowserCheckRequest {
  /** What is live now. */
  live: ReleaseState
  /** What would be. */
  next: ReleaseState
  candidates: readonly Candidate[]
}

/**
 * Opens the pages of candidates in a browser, in the shop that they would be live in.
 * @throws ReleaseError when there is no browser
 */
export type BrowserCheck = (
  store: ReleaseStore,
  request: BrowserCheckRequest,
) => Promise<RenderFindings>
