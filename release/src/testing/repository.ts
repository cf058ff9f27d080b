import path from 'node:path'

import { folderStore } from '../store/folder-store.ts'
import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { webpackProject } from './webpack-project.ts'

/**
 * A repository with one small remote, `mfe-agents`, and a kernel; and a store without versions.
 * @param changes files of the remote to add or replace
 */
export async function repository(changes: Record<string, string> = {}) {
  const root = await temporaryFolder({
    'shared/a.ts': '',
    'shared/kernel/src/kernel.ts': 'export const kernel = 1',
    'config/a.js': '',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
  })
  await writeFiles(path.join(root, 'mfe-agents'), { ...webpackProject, ...changes })
  return { root, store: folderStore(path.join(root, '.site')) }
}
