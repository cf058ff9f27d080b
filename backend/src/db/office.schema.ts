import type { Json } from './json.ts'

/** The tables that the office alone uses. */
export interface OfficeSchema {
  /** Authenticator apps of the office's people. */
  secondFactors: {
    userId: string
    /** What the app's secret is derived from, with the secret of the backend. */
    salt: string
    /** Number of the 30 seconds of the last code; an earlier one is no longer accepted. */
    lastStep: number
    /** Null until the app has shown its first code. */
    confirmedAt: string | null
  }
  /** Settings of the shop that the office has changed, as JSON; the others are the backend's and the site's own. */
  shopSettings: { name: 'delivery' | 'contact'; value: Json<unknown>; version: number }
  recoveryCodes: { userId: string; codeHash: string; usedAt: string | null }
  /** Changes made in the office. The database refuses to change or delete a row. */
  officeLog: {
    id: string
    at: string
    userId: string
    kind: string
    subject: string
    /** The record as JSON; null when there was none. */
    before: string | null
    after: string | null
  }
}
