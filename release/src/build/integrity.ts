import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'

const INTEGRITY_FILE = 'integrity.json'

/** Writes `integrity.json`: the digest of every file in a version's folder in the form of SRI (`sha384-…`). */
export async function writeIntegrity(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const digests = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const digest = createHash('sha384')
        .update(await readFile(file))
        .digest('base64')
      return [path.relative(folder, file).replaceAll(path.sep, '/'), `sha384-${digest}`] as const
    })
  const integrity = Object.fromEntries((await Promise.all(digests)).toSorted())
  await writeFile(path.join(folder, INTEGRITY_FILE), `${JSON.stringify(integrity, null, 2)}\n`)
}

/** The digest of one file of a version. @throws when it is not recorded */
export async function readIntegrity(files: VersionFiles, file: string): Promise<string> {
  const text = await files.read(INTEGRITY_FILE)
  const digest = z.record(z.string(), z.string()).parse(JSON.parse(text))[file]
  if (digest === undefined) throw new Error(`${INTEGRITY_FILE} has no digest of ${file}`)
  return digest
}
