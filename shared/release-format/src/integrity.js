import { createHash } from 'node:crypto'

/** The file of a version that lists the digests of all its other files, by path. */
export const INTEGRITY_FILE = 'integrity.json'

/**
 * The digest of a text or of bytes, in the form of SRI (`sha384-…`).
 * @param {string | Uint8Array} content
 */
export const computeDigest = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
