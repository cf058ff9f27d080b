import type { FrontEnd } from '@shop/release-format/front-end.ts'
import type { ReleaseContext } from 'release/context.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import type { SiteSettings } from 'site/read-site-settings.ts'
import { readActor } from 'workspace/actor.ts'
import { findFrontEnds, repositoryRoot as root } from 'workspace/workspace.ts'

import { releaseChanged, type ReleaseOptions } from './release-changed.ts'

const createContext = (store: ReleaseStore, { progress }: ReleaseOptions): ReleaseContext => ({
  store,
  root,
  frontEnds: findFrontEnds(root),
  getActor: () => readActor(root),
  log: progress.log,
})

/** Releases every front end whose sources have changed to where a site gets its releases. */
export async function releaseShop(
  { storage, releaseDir }: Pick<SiteSettings, 'storage' | 'releaseDir'>,
  options: ReleaseOptions,
): Promise<void> {
  const store = storage
    ? (await import('release-store/objects/object-store.ts')).openObjectStore(storage)
    : folderStore(releaseDir)
  await releaseChanged(createContext(store, options), findFrontEnds(root), options)
}

/** Releases those of some front ends into a folder that were never live there. */
export async function releaseMissing(
  releaseDir: string,
  names: readonly FrontEnd[],
  options: ReleaseOptions,
): Promise<void> {
  const store = folderStore(releaseDir)
  const { state } = await loadState(store)
  const missing = names.filter((name) => !state[name])
  if (missing.length > 0) await releaseChanged(createContext(store, options), missing, options)
}
