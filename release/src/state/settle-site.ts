import { isDeepStrictEqual } from 'node:util'

import type { ReleaseContext } from '../context.ts'
import { listVersions } from '../published.ts'
import { recordChange } from './changes.ts'
import { type PreparedSite, prepareSite } from './site-texts.ts'
import { type LoadedState, loadState } from './stored-state.ts'

/** Completes what a process left that was killed after its commit: the files of the site, and the log. @returns the state */
export async function settle(context: ReleaseContext): Promise<LoadedState> {
  const { store } = context
  await store.removeTemporary()
  const loaded = await loadState(store)
  if (!loaded.isServed) await writeSite(context)
  if (loaded.change) await recordChange(store, loaded.change)
  return loaded
}

/** Makes the site what the current state says. @returns which live versions are damaged */
export async function syncSite(context: ReleaseContext): Promise<string[]> {
  await settle(context)
  return writeSite(context)
}

/** Writes the site anew when somebody has released or published since one was prepared. @param revision that it was committed as */
export async function catchUp(
  context: ReleaseContext,
  site: PreparedSite,
  revision: string,
): Promise<void> {
  if (!(await isCurrent(context, site, revision))) await writeSite(context)
}

/** Writes the site until no other release has come in between. */
async function writeSite(context: ReleaseContext): Promise<string[]> {
  for (;;) {
    const { state, revision } = await loadState(context.store)
    const site = await prepareSite(context, state, state)
    await context.store.writeSite(site.texts, revision)
    if (await isCurrent(context, site, revision)) return site.warnings
  }
}

/** Whether nobody has released or published since a site was prepared. */
async function isCurrent(
  context: ReleaseContext,
  { versions }: PreparedSite,
  revision: string,
): Promise<boolean> {
  const { revision: current } = await context.store.readState()
  return current === revision && isDeepStrictEqual(await listVersions(context), versions)
}
