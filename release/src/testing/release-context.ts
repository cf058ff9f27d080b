import path from 'node:path'

import type { Context } from '../commands/context.ts'
import { goLive } from '../state/release-state.ts'
import { changeLive, readLive } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { folderStore } from '../store/folder-store.ts'
import { aRemote, aShell, put } from './release-fixtures.ts'
import { temporaryFolder } from 'site/testing/temporary-folder.ts'

/** Versions to publish: the paths of a remote's, what a shell's provides. */
const pathsOf: Record<string, string[]> = {
  'mfe-catalog': ['/shop'],
  'mfe-agents': ['/agents'],
}

/**
 * A shop with versions 1.0.0, 2.0.0 and 3.0.0 of the shell and two remotes, the first of each live, and
 * what is said to the person who releases.
 */
export async function releaseContext() {
  const folder = await temporaryFolder()
  const store = folderStore(folder)
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await put(store, 'shell', version, aShell())
    for (const [name, paths] of Object.entries(pathsOf)) {
      await put(store, name, version, aRemote(name, paths))
    }
  }
  await changeLive(store, (live) =>
    ['shell', ...Object.keys(pathsOf)].reduce(
      (changed, name) => goLive(changed, name, '1.0.0'),
      live,
    ),
  )
  const said: string[] = []
  const context: Context = {
    store,
    root: path.resolve(__dirname, '../../..'),
    say: (line) => said.push(line),
  }
  /** What is live of a front end. */
  const live = async (name: FrontEnd) => (await readLive(store)).live[name]
  return { context, store, folder, said, live }
}
