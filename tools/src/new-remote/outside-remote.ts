import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'

import { writeGeneratedPages } from '@shop/config/generate-pages.js'
import { readJson } from '@shop/config/json.js'
import { repositoryRoot } from 'workspace/workspace.ts'

import { packPackages } from '../pack/pack-packages.ts'
import { StartError } from '../run-command.ts'
import { type RemoteNames, renderRemote, templates, writeFiles } from './remote-template.ts'

/** The port on which the remote is served from source: by `npm start`, and to its end-to-end tests. */
const PORT = '3200'
const E2E_PORT = '3201'
/** Describes `pages.json` to editors; relative to the file. */
const PAGES_SCHEMA = '../node_modules/@shop/config/dist/pages.schema.json'

/** The shop's packages that the pages need; the others build and test them, or are needed by these. */
const PAGE_PACKAGES = ['contracts', 'i18n', 'kernel', 'remotes', 'router', 'standalone-shell', 'ui']
const PAGE_LIBRARIES = [
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-hook-form',
  'react-hot-toast',
  'react-router-dom',
  'styled-components',
]
const TOOL_LIBRARIES = [
  '@playwright/test',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'react-refresh',
  'react-refresh-typescript',
  'typescript',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
]

interface RootManifest {
  browserslist: string[]
  devDependencies: Record<string, string>
  overrides: Record<string, string>
}

/**
 * Writes a repository of its own for a remote, with the shop's packages as tarballs.
 * @param folder new or empty
 * @throws StartError when it has files
 */
export async function writeOutsideRemote(names: RemoteNames, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')) {
    throw new StartError(`${folder} is not empty. Choose a new folder.`)
  }
  const tarballs = await packPackages(path.join(folder, 'packages'))
  const own = await renderRemote(names, templates.remote, { schema: PAGES_SCHEMA })
  const files = {
    // Sources are the same in both kinds of repositories.
    ...Object.fromEntries(Object.entries(own).filter(([file]) => isCommon(file))),
    ...(await renderRemote(names, templates.outside, toValues(tarballs))),
  }
  await writeFiles(folder, files)
  writeGeneratedPages(folder)
  const prettier = '.prettierrc.json'
  await cp(path.join(repositoryRoot, prettier), path.join(folder, prettier))
}

const isCommon = (file: string) => file.startsWith('src/') || file === 'webpack.config.js'

function toValues(tarballs: Record<string, string>): Record<string, string> {
  const root: RootManifest = readJson(path.join(repositoryRoot, 'package.json'))
  const packages = (ofPages: boolean) =>
    Object.entries(tarballs)
      .filter(([name]) => PAGE_PACKAGES.includes(name.replace('@shop/', '')) === ofPages)
      .map(([name, file]): [string, string] => [name, `file:packages/${file}`])
  const libraries = (names: readonly string[]) =>
    names.map((name): [string, string] => [name, root.devDependencies[name] ?? ''])
  const toJson = (value: object) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
  return {
    port: PORT,
    e2ePort: E2E_PORT,
    dependencies: toJson(Object.fromEntries([...packages(true), ...libraries(PAGE_LIBRARIES)])),
    devDependencies: toJson(Object.fromEntries([...packages(false), ...libraries(TOOL_LIBRARIES)])),
    overrides: toJson(root.overrides),
    browserslist: toJson(root.browserslist),
  }
}
