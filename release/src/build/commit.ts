import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

/** Beside a version's files, not served. */
const COMMIT_FILE = '.commit'

/**
 * Notes in a built folder the commit that is checked out, with `-dirty` when files differ from it; nothing outside of a Git
 * repository.
 * @param root of the repository
 */
export async function writeCommit(folder: string, root: string): Promise<void> {
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) await writeFile(path.join(folder, COMMIT_FILE), stdout)
}

/** The commit that a version was built from; null where it is not known. */
export async function readCommit(files: VersionFiles): Promise<string | null> {
  const text = await files.read(COMMIT_FILE).catch(nullIfMissing)
  return text?.trim() ?? null
}
