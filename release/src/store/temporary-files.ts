import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { isProcessAlive } from 'monitoring/process-alive.ts'
import { TEMPORARY_FOLDER } from 'site/generate/temporary-path.ts'
import { nullIfMissing } from 'site/null-if-missing.ts'

/** A process of another machine may be writing a younger one. */
const GRACE_PERIOD_MS = 3_600_000

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** What older versions of this tool left beside the files: `discovery.json.UUID`, `mfe-x/.1.0.0.UUID`. */
const formerTemporary = new RegExp(`(?:^|\\.)${UUID}$`)

/** Removes what killed processes have left half-written in a release folder. @returns the number of entries */
export async function removeTemporaryFiles(root: string): Promise<number> {
  const left = [...(await findAbandoned(root)), ...(await findFormer(root))]
  await Promise.all(left.map((entry) => rm(entry, { recursive: true, force: true })))
  return left.length
}

async function findAbandoned(root: string): Promise<string[]> {
  const folder = path.join(root, TEMPORARY_FOLDER)
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  return names
    .filter((name) => !isProcessAlive(Number.parseInt(name, 10)))
    .map((name) => path.join(folder, name))
}

async function findFormer(root: string): Promise<string[]> {
  const entries = (await readdir(root, { withFileTypes: true }).catch(nullIfMissing)) ?? []
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== TEMPORARY_FOLDER)
  const files = await Promise.all(
    ['', ...folders.map(({ name }) => name)].map(async (folder) =>
      (await readdir(path.join(root, folder))).map((name) => path.join(root, folder, name)),
    ),
  )
  const named = files.flat().filter((file) => formerTemporary.test(path.basename(file)))
  const ages = await Promise.all(
    named.map(async (file) => Date.now() - ((await stat(file).catch(nullIfMissing))?.mtimeMs ?? 0)),
  )
  return named.filter((_, index) => (ages[index] ?? 0) > GRACE_PERIOD_MS)
}
