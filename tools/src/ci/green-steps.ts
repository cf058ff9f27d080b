import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { TestCounts } from './test-counts.ts'

export interface Green {
  digest: string
  counts: TestCounts
  /** What a test file read besides its imports, as `observe-reads.ts` notes it. */
  reads?: string[]
}

/** The steps and the test files that were green, by name. */
export type GreenSteps = Record<string, Green>

const cacheFile = (root: string) => path.join(root, 'node_modules/.cache/tests/green.json')

/** Returns nothing when there is no usable record. */
export async function readGreenSteps(root: string): Promise<GreenSteps> {
  try {
    return JSON.parse(await readFile(cacheFile(root), 'utf8')) as GreenSteps
  } catch {
    return {}
  }
}

export async function recordGreenSteps(root: string, steps: GreenSteps): Promise<void> {
  const file = cacheFile(root)
  await mkdir(path.dirname(file), { recursive: true })
  const all = { ...(await readGreenSteps(root)), ...steps }
  await writeFile(`${file}.${process.pid}`, JSON.stringify(all))
  await rename(`${file}.${process.pid}`, file)
}
