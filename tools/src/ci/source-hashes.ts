import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const MAX_OUTPUT = 64 * 2 ** 20

/**
 * Digests of the files of a Git work tree, committed or not, without those that Git ignores.
 * @param root of the repository
 * @param pathspecs of Git, relative to the root: `mfe-agents`, `:!*.md`
 * @returns by file, relative to the root and sorted; null where there is no Git repository: nothing is known of the inputs then
 */
export async function hashSources(
  root: string,
  pathspecs: readonly string[] = ['.'],
): Promise<Map<string, string> | null> {
  const args = ['ls-files', '-z', '-co', '--exclude-standard', '--', ...pathspecs]
  const listed = await execute('git', args, { cwd: root, maxBuffer: MAX_OUTPUT }).catch(() => null)
  if (!listed) return null
  const hashes = new Map<string, string>()
  for (const file of new Set(listed.stdout.split('\0').filter(Boolean).toSorted())) {
    const content = await readFile(path.join(root, file)).catch(() => null)
    // A deleted file is still in the index.
    if (content) hashes.set(file, createHash('sha256').update(content).digest('hex'))
  }
  return hashes
}

/** One digest of named values, and of the Node that runs. */
export function combineHashes(hashes: Iterable<readonly [string, string]>): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}\0`)
  for (const [name, value] of hashes) hash.update(name).update('\0').update(value).update('\0')
  return hash.digest('hex')
}

/**
 * A digest of files of a Git work tree.
 * @param pathspecs of Git, relative to the root
 * @returns null where there is no Git repository
 */
export async function computeInputDigest(
  root: string,
  pathspecs: readonly string[],
): Promise<string | null> {
  const hashes = await hashSources(root, pathspecs)
  return hashes && combineHashes(hashes)
}
