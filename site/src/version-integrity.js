// JavaScript, because the threads that render run it, too.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { computeDigest, INTEGRITY_FILE } from '@shop/release-format/integrity.js'
import { LRUCache } from 'lru-cache'

const SUFFIXES = ['', '.br', '.gz']

const MAX_REMEMBERED = 5_000

/**
 * Creates a check of the files of versions in a folder of releases. A file is compared once, and again after it was replaced.
 * @param {string} folder
 * @returns {(file: string) => boolean} whether a file (`NAME/VERSION/…`) and its compressed copies have the bytes that were
 *   published, as far as they are there; true for what is of no version that lists them
 */
export function createIntegrityCheck(folder) {
  /** @type {LRUCache<string, string>} the revision in which a file was as published */
  const intact = new LRUCache({ max: MAX_REMEMBERED })

  /** @param {string} file */
  function isIntact(file) {
    const [name = '', version = '', ...rest] = file.split('/').filter(Boolean)
    const stats = statSync(path.join(folder, file), { throwIfNoEntry: false })
    if (rest.length === 0 || !stats?.isFile()) return true
    const revision = [stats.ino, stats.mtimeMs, stats.size].join()
    if (intact.get(file) === revision) return true
    const digests = readDigests(path.join(folder, name, version, INTEGRITY_FILE))
    const listed = rest.join('/')
    if (digests && listed !== INTEGRITY_FILE) {
      const digest = computeDigest(readFileSync(path.join(folder, file)))
      if (digests[listed] !== digest) return false
    }
    intact.set(file, revision)
    return true
  }

  return (file) => SUFFIXES.every((suffix) => isIntact(file + suffix))
}

/** @param {string} file @returns {Record<string, unknown> | null} null where there is none, nothing of a damaged one */
function readDigests(file) {
  if (!statSync(file, { throwIfNoEntry: false })) return null
  try {
    return /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
