import { EventEmitter, once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A change counts once no other has followed for so long. */
const SETTLE_MS = 300

/** Watches a folder from now on. @returns what yields when files have changed, once for all changes until the caller comes back */
export function watchFolder(folder: string): AsyncIterable<void> {
  const changes = new EventEmitter()
  let changed = false
  watch(folder, { recursive: true }, () => {
    changed = true
    changes.emit('change')
  })
  async function* waitForChanges() {
    for (;;) {
      if (!changed) await once(changes, 'change')
      // An editor writes several files.
      await delay(SETTLE_MS)
      changed = false
      yield
    }
  }
  return waitForChanges()
}
