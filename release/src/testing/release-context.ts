import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { createFolderTemplate, createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'

import { loadState } from '../state/stored-state.ts'
import {
  createContext,
  createShellFiles,
  promoteAll,
  publishFiles,
  publishRemote,
} from './release-fixtures.ts'

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
      await publishRemote(store, name, version, paths)
    }
  }
  await promoteAll(createContext(store), ['shell', ...Object.keys(remotePaths)])
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
  const { logged, ...context } = createContext(store)
  const stateOf = async (name: FrontEnd) => (await loadState(store)).state[name]
  return { context, store, folder, logged, stateOf }
}
