import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { isProcessAlive } from 'monitoring/process-alive.ts'
import { cacheFolder } from 'workspace/workspace.ts'

/**
 * Runs `build` while no other process builds the same front end, whose `dist` folder they would share. The lock of a
 * killed process is taken over.
 * @throws ReleaseError at once when another one is building it
 */
export async function withPublishLock<Result>(
  root: string,
  name: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(cacheFolder(root), `${name}.lock`)
  await mkdir(path.dirname(file), { recursive: true })
  await acquire(file, name)
  try {
    return await build()
  } finally {
    await rm(file, { force: true })
  }
}

async function acquire(file: string, name: string): Promise<void> {
  const owner = String(process.pid)
  try {
    await writeFile(file, owner, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const other = (await readFile(file, 'utf8').catch(nullIfMissing)) ?? ''
    // An empty file is that of a process which is about to write its id.
    if (other === '' || isProcessAlive(Number(other))) {
      throw new ReleaseError(
        `Another process${other && ` (${other})`} is building ${name}. Wait until it is done, then publish again.`,
      )
    }
    await rm(file, { force: true })
    await acquire(file, name)
  }
}
