import { usedVersions, type Live } from '../state/release-state.ts'
import { changeLive, settle } from '../state/sync-site.ts'
import { unusedPages } from 'site/generate/unused-pages.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import type { Context } from './context.ts'

/**
 * Removes old versions, and pages that no version has any more. What is to go is first marked in what is live, so
 * that no release can bring it back meanwhile; what a killed run has left marked goes with the next.
 * @param keep how many versions of each front end stay beside those that are live, on trial, or fallen back on
 */
export async function prune({ store, say }: Context, { keep }: { keep: number }): Promise<void> {
  const live = await changeLive(store, (before) => markOld(store, before, keep))
  for (const [name, { leaving }] of Object.entries(live)) {
    for (const version of leaving) {
      if (await store.has(name, version)) await store.remove(name, version)
    }
    const left = (await store.versions(name)).length
    say(`${name}: ${leaving.length} removed, ${left} left`)
  }
  await forgetMarks(store)
  for (const file of await unusedPages(store)) await store.removeSite(file)
}

async function markOld(store: ReleaseStore, live: Live, keep: number): Promise<Live> {
  const marked = Object.entries(live).map(async ([name, state]) => {
    const published = (await store.versions(name)).map(({ version }) => version)
    const unused = published.filter((version) => !usedVersions(state).includes(version))
    const staying = unused.filter((version) => !state.leaving.includes(version)).slice(0, keep)
    const leaving = unused.filter((version) => !staying.includes(version))
    return [name, { ...state, leaving }] as const
  })
  return Object.fromEntries(await Promise.all(marked))
}

/** Takes the marks off again. A release in between is no reason to fail: the versions are gone. */
async function forgetMarks(store: ReleaseStore): Promise<void> {
  try {
    await changeLive(store, (live) =>
      Object.fromEntries(
        Object.entries(live).map(([name, state]) => [name, { ...state, leaving: [] }]),
      ),
    )
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    await settle(store)
  }
}
