import { createFolderTemplate, createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import type { CommandContext } from '../commands/context.ts'
import { promoteVersion } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { updateState } from '../state/sync-site.ts'
import { folderStore } from '../store/folder-store.ts'
import { type FrontEnd, repositoryRoot } from '../workspace.ts'
import { createRemoteFiles, createShellFiles, frontEnds, publishFiles } from './release-fixtures.ts'

const remotePaths: Record<string, string[]> = {
  'mfe-catalog': ['/shop'],
  'mfe-agents': ['/agents'],
}

const createShop = createFolderTemplate(async () => {
  const folder = await createTemporaryFolder()
  const store = folderStore(folder)
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publishFiles(store, 'shell', version, createShellFiles())
    for (const [name, paths] of Object.entries(remotePaths)) {
      await publishFiles(store, name, version, createRemoteFiles(name, paths))
    }
  }
  await updateState({ store, frontEnds }, (state) =>
    ['shell', ...Object.keys(remotePaths)].reduce(
      (changed, name) => promoteVersion(changed, name, '1.0.0'),
      state,
    ),
  )
  return folder
})

/**
 * The context of a shop with versions 1.0.0, 2.0.0 and 3.0.0 of a shell and two remotes, the first of each live, and
 * the lines that commands log.
 * @param createFolder creates the shop's folder, for one in which more has happened
 */
export async function createReleaseContext(createFolder = createShop) {
  const folder = await createFolder()
  const store = folderStore(folder)
  const logged: string[] = []
  const context: CommandContext = {
    store,
    frontEnds,
    root: repositoryRoot,
    log: (line) => logged.push(line),
  }
  /** The current state of a front end. */
  const stateOf = async (name: FrontEnd) => (await loadState(store)).state[name]
  return { context, store, folder, logged, stateOf }
}
