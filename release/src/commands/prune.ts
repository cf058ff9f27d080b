import { readLive, settle } from '../live/settle.ts'
import { writeVersions } from '../live/versions.ts'
import { unusedPages } from '../site/unused-pages.ts'
import { frontEnds } from '../store/folders.ts'
import type { Context } from './context.ts'

/**
 * Removes old versions, and pages that no version has any more.
 * @param keep how many versions of each front end stay beside those that are live, on trial, or fallen back on
 */
export async function prune({ store, say }: Context, { keep }: { keep: number }): Promise<void> {
  // Pages are unused once the site is what is live.
  await settle(store)
  const { live } = await readLive(store)
  for (const name of frontEnds) {
    const { version, trials = [], previous = [] } = live[name] ?? {}
    const used = [version, ...trials.map((trial) => trial.version), previous[0]]
    const published = await store.versions(name)
    const old = published.filter((other) => !used.includes(other.version)).slice(keep)
    for (const other of old) await store.remove(name, other.version)
    say(`${name}: ${old.length} removed, ${published.length - old.length} left`)
  }
  for (const file of await unusedPages(store)) await store.removeSite(file)
  await writeVersions(store)
}
