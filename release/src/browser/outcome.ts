/**
 * What came of opening a page under test. One that could not be looked at is no page without findings: nothing is known
 * of the rest of it.
 */
export type Outcome<Seen = unknown> =
  | ({ kind: 'seen'; findings: string[] } & Seen)
  | {
      kind: 'notSeen'
      findings: string[]
      /** Why the rest was not seen, as a finding: it is one where the baseline can be seen meanwhile. */
      reason: string
    }

/** A page could not be looked at; the message says why, as a finding. */
export class NotSeenError extends Error {}
