import { readActor } from 'release/actor.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { findFrontEnds, repositoryRoot as root } from 'release/workspace.ts'

import { readEnvironment } from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { releaseChanged } from './release-changed.ts'

/** Releases what has changed and serves nothing: what a start does first, and finds done. */
runCommand(async () => {
  const { site } = readEnvironment(root)
  const frontEnds = findFrontEnds(root)
  const releases = {
    store: folderStore(site.releaseDir),
    frontEnds,
    getActor: () => readActor(root),
    warn: log,
  }
  const onBuild = (name: string) => log(`Building ${name}…`)
  await releaseChanged(releases, root, frontEnds, { onBuild, log })
})
