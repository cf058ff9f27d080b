import path from 'node:path'

import { readIndex } from 'site/server/resolve-page.ts'
import { aDescription, releasedShop } from 'release/testing/release-fixtures.ts'
import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { webpackProject } from 'release/testing/webpack-project.ts'
import { shopFolder } from './dev-release-folder.ts'

jest.setTimeout(30_000)

/** A repository whose shell says which React it was built with. */
async function repository(): Promise<string> {
  const root = await temporaryFolder({
    'shared/kernel/src/kernel.ts': 'export const kernel = 1',
    'config/a.js': '',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
  })
  const page =
    '\'<html data-messages-en="" data-messages-ar="">\' + process.env.REACT + \'<!--head--><!--preload--></html>\''
  const configuration = webpackProject['webpack.config.js']
    .replace(/'<html .*html>'/, page)
    .replace('devtool:', 'optimization: { minimize: false }, devtool:')
  await writeFiles(path.join(root, 'shell'), {
    ...webpackProject,
    'webpack.config.js': configuration,
  })
  return root
}

test('is the released shop, with one remote from its server and a shell of its own', async () => {
  const [root, released, folder] = await Promise.all([
    repository(),
    releasedShop(),
    temporaryFolder(),
  ])
  const before = await folderStore(released).readSite('discovery.json')
  const built: string[] = []
  const options = {
    description: aDescription('mfe-catalog', ['/shop', '/new']),
    origin: 'http://localhost:3101',
    onBuild: (name: string) => built.push(name),
  }
  await shopFolder(root, released, folder, options)
  await shopFolder(root, released, folder, options)
  expect(built).toEqual(['shell'])

  const store = folderStore(folder)
  const { microFrontends } = JSON.parse((await store.readSite('discovery.json')) ?? '')
  expect(microFrontends['mfe-catalog'][0].url).toBe('http://localhost:3101/remoteEntry.js')
  expect(microFrontends['mfe-content'][0].url).toBe('/mfe-content/1.0.0/remoteEntry.js')
  expect(await store.files('mfe-content', '1.0.0').read('remoteEntry.js')).toContain('mfe-content')

  const { pages } = readIndex(folder)
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/shop', '/new', '/']))
  const page = await store.readSite(pages['/new']?.file ?? '')
  expect(page).toContain('development')
  expect(page).toContain(
    '<link rel="preload" as="script" href="http://localhost:3101/remoteEntry.js">',
  )

  expect(await folderStore(released).readSite('discovery.json')).toBe(before)
})

test('keeps one shell', async () => {
  const [root, released, folder] = await Promise.all([
    repository(),
    releasedShop(),
    temporaryFolder(),
  ])
  const options = {
    description: aDescription('mfe-catalog', ['/shop']),
    origin: 'http://localhost:3101',
    onBuild: () => undefined,
  }
  await shopFolder(root, released, folder, options)
  await writeFiles(root, { 'shell/src/main.js': 'console.log("changed")' })
  await shopFolder(root, released, folder, options)
  expect(await folderStore(folder).versions('shell')).toHaveLength(1)
})
