import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import type { TestCounts } from './test-counts.ts'

const execute = promisify(execFile)

/** Output of `git ls-files`, in bytes. */
const MAX_OUTPUT = 64 * 2 ** 20

/** The steps that were green, by name, with the digest of their inputs. */
export type GreenSteps = Record<string, { digest: string; counts: TestCounts }>

const cacheFile = (root: string) => path.join(root, 'node_modules/.cache/tests/green.json')

/** Reads which steps were green, and for which inputs; nothing when there is no usable record. */
export async function readGreenSteps(root: string): Promise<GreenSteps> {
  try {
    return JSON.parse(await readFile(cacheFile(root), 'utf8')) as GreenSteps
  } catch {
    return {}
  }
}

/** Adds what was green to the record. */
export async function recordGreenSteps(root: string, steps: GreenSteps): Promise<void> {
  const file = cacheFile(root)
  await mkdir(path.dirname(file), { recursive: true })
  const all = { ...(await readGreenSteps(root)), ...steps }
  await writeFile(`${file}.${process.pid}`, JSON.stringify(all))
  await rename(`${file}.${process.pid}`, file)
}

/**
 * A digest of files of a Git work tree, committed or not, without those that Git ignores.
 * @param pathspecs of Git, relative to the root: `mfe-agents`, `:!*.md`
 * @returns null where there is no Git repository: nothing is known of the inputs then
 */
export async function computeInputDigest(
  root: string,
  pathspecs: readonly string[],
): Promise<string | null> {
  const args = ['ls-files', '-z', '-co', '--exclude-standard', '--', ...pathspecs]
  const listed = await execute('git', args, { cwd: root, maxBuffer: MAX_OUTPUT }).catch(() => null)
  if (!listed) return null
  const hash = createHash('sha256').update(`${process.version} ${process.platform}\0`)
  for (const file of listed.stdout.split('\0').filter(Boolean).toSorted()) {
    // A deleted file that is still in the index has no content.
    const content = await readFile(path.join(root, file)).catch(() => '')
    hash.update(file).update('\0').update(content).update('\0')
  }
  return hash.digest('hex')
}
