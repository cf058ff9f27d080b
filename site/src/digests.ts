import { createHash } from 'node:crypto'

/** The file of a version that lists what browsers compare its scripts and style sheets with. */
export const DIGESTS = 'digests.json'

/** Digests of files by name, in the form of SRI (`sha384-…`). */
export type Digests = Readonly<Record<string, string>>

/** The digest of a text or of bytes, in the form of SRI. */
export const computeDigest = (content: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
