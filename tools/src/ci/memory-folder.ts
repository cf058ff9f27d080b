import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises'
import path from 'node:path'

/** Linux's folder in memory; elsewhere there is none. */
const MEMORY = '/dev/shm'
/** Several times what the unit tests write, in bytes: containers often have 64 MiB there. */
const MIN_FREE = 4 * 2 ** 30

/** Tests write programs that they run. */
async function isExecutable(): Promise<boolean> {
  const mounts = await readFile('/proc/self/mounts', 'utf8')
  const [, options = 'noexec'] = mounts.match(/ \/dev\/shm tmpfs (\S+)/) ?? []
  return !options.split(',').includes('noexec')
}

/** Creates a folder for temporary files in memory. @returns null where there is no room for it */
export async function createMemoryFolder(): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    if (bavail * bsize < MIN_FREE || !(await isExecutable())) return null
    const folder = await mkdtemp(path.join(MEMORY, 'shop-tests-'))
    // Databases of tests run as another user.
    await chmod(folder, 0o755)
    return folder
  } catch {
    return null
  }
}
