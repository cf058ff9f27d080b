import { folderStore } from 'release-store/folder-store.ts'
import type { SiteSettings } from 'site/read-site-settings.ts'
import { readActor } from 'workspace/actor.ts'
import { findFrontEnds, repositoryRoot as root } from 'workspace/workspace.ts'

import type { Progress } from './progress.ts'
import { releaseChanged } from './release-changed.ts'

/**
 * Releases every front end whose sources have changed to where a site gets its releases, and says what it does.
 * @param message recorded with the promotion: the command that was run
 * @param progress shows the builds
 */
export async function releaseShop(
  { storage, releaseDir }: Pick<SiteSettings, 'storage' | 'releaseDir'>,
  message: string,
  progress: Progress,
): Promise<void> {
  const frontEnds = findFrontEnds(root)
  const store = storage
    ? (await import('release-store/objects/object-store.ts')).openObjectStore(storage)
    : folderStore(releaseDir)
  const getActor = () => readActor(root)
  const context = { store, root, frontEnds, getActor, log: progress.log }
  await releaseChanged(context, frontEnds, { message, progress })
}
