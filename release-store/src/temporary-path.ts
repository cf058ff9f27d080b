import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Hidden, so that it is neither served nor listed, and on the disk of what it becomes, so that it can be renamed. */
export const TEMPORARY_FOLDER = '.tmp'

/**
 * A path for what will be renamed when it is complete.
 * @returns a path that begins with this process's id
 */
export async function createTemporaryPath(root: string): Promise<string> {
  const folder = path.join(root, TEMPORARY_FOLDER)
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${process.pid}.${randomUUID()}`)
}
