import { readActor } from 'release/actor.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { findFrontEnds, repositoryRoot as root } from 'release/workspace.ts'

import { log } from '../run-command.ts'
import { releaseChanged } from './release-changed.ts'

/** Releases every front end whose sources have changed, and says what it does. */
export async function releaseShop(releaseDir: string): Promise<void> {
  const frontEnds = findFrontEnds(root)
  const store = folderStore(releaseDir)
  const getActor = () => readActor(root)
  await releaseChanged({ store, frontEnds, getActor, warn: log }, root, frontEnds, {
    onBuild: (name) => log(`Building ${name}…`),
    log,
  })
}
