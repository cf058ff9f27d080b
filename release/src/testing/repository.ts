import path from 'node:path'

import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'

import { createManifest } from './release-fixtures.ts'

/** Stands in for webpack, which takes a second and is tested by itself: runs what the front end says a build is. */
const WEBPACK = `
  const webpack = ([{ context }]) => ({
    run: (done) => {
      process.chdir(context)
      require(context + '/build.cjs')
      done(null, { hasErrors: () => false })
    },
    close: (done) => done(),
  })
  webpack.ProgressPlugin = class { apply() {} }
  module.exports = webpack`

/** A front end whose build has the files that a real one has. */
const project = {
  'package.json': '{"version":"1.2.0"}',
  'src/main.js': 'var mfe_agents; console.log("open")',
  'webpack.config.js': '',
  'build.cjs': `
    const { cpSync, writeFileSync } = require('node:fs')
    cpSync('src', 'dist', { recursive: true })
    writeFileSync('dist/index.html', '<html data-mode="' + process.env.NODE_ENV + '" data-react="' + process.env.REACT + '" data-messages-en="" data-messages-ar=""><!--head--><!--preload--><script src="%FOLDER%main.js"></script></html>')
    cpSync('manifest.json', 'dist/remote.json')`,
  'manifest.json': JSON.stringify({
    ...createManifest('mfe-agents', ['/agents']),
    shared: {},
    entry: 'main.js',
    preload: [],
    pages: {},
  }),
}

/**
 * A repository with one small front end and a kernel, whose types are packed already, and an empty store.
 * @param changes files of the front end to add or replace
 */
export async function createRepository(
  changes: Record<string, string> = {},
  name: 'shell' | 'mfe-agents' = 'mfe-agents',
) {
  const root = await createTemporaryFolder({
    'shared/kernel/src/kernel.ts': 'export const kernel = 1',
    'config/a.js': '',
    'node_modules/webpack/index.js': WEBPACK,
    'node_modules/@shop/kernel/kernel-types.json': JSON.stringify({
      '@shop/kernel/src/cart.d.ts': 'export declare const kernel = 1',
    }),
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
  await writeFiles(path.join(root, name), { ...project, ...changes })
  return { root, store: folderStore(path.join(root, '.site')) }
}
