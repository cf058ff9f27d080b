import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Lets SQLite close the files of closed databases: it keeps each open until its statements are collected, or the process ends. */
export async function releaseClosedFiles(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Collected objects are finalized in a later turn of the event loop.
  for (const _turn of [1, 2]) {
    await setImmediate()
    collect()
  }
  await setImmediate()
}
