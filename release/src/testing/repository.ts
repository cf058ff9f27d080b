import path from 'node:path'

import { createTemporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { webpackProject } from './webpack-project.ts'

/**
 * A repository with one small front end and a kernel, and an empty store.
 * @param changes files of the front end to add or replace
 */
export async function createRepository(
  changes: Record<string, string> = {},
  name: 'shell' | 'mfe-agents' = 'mfe-agents',
) {
  const root = await createTemporaryFolder({
    'shared/kernel/src/kernel.ts': 'export const kernel = 1',
    'config/a.js': '',
    'package-lock.json': JSON.stringify({
      packages: {
        [name]: { dependencies: { '@shop/kernel': '*' } },
        config: {},
        'shared/kernel': {},
        'node_modules/@shop/config': { resolved: 'config', link: true },
        'node_modules/@shop/kernel': { resolved: 'shared/kernel', link: true },
      },
    }),
    'config/src/tsconfig.base.json':
      '{"compilerOptions":{"allowJs":true,"strict":true,"skipLibCheck":true}}',
  })
  await writeFiles(path.join(root, name), { ...webpackProject, ...changes })
  return { root, store: folderStore(path.join(root, '.site')) }
}
