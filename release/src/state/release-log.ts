import type { ReleaseStore } from '../store/release-store.ts'
import { type Change, changeSchema } from './change.ts'

/** Adds a change to the log, unless it is there already. Changes of nothing that is live are left out. */
export async function recordChange(store: ReleaseStore, change: Change): Promise<void> {
  if (change.moves.length === 0) return
  const logged = await readChanges(store)
  if (logged.some(({ id }) => id === change.id)) return
  await store.appendLog(JSON.stringify(change))
}

/** The logged changes, latest first; lines that cannot be read are left out. */
export async function readChanges(store: ReleaseStore): Promise<Change[]> {
  const changes = (await store.readLog()).flatMap((line) => {
    try {
      return [changeSchema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
  return changes.toReversed()
}
