import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'

import { type Discovery, discoverySchema } from '@shop/contracts/wire/discovery.ts'
import { withDevServer } from '@shop/release-format/dev-discovery.js'
import { DISCOVERY_SCHEMA } from '@shop/release-format/discovery-schema.ts'
import { readPageIndex } from '@shop/release-format/page-index.ts'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { createManifest, createReleasedShop } from 'release/testing/release-fixtures.ts'
import { createRepository } from 'release/testing/repository.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { createEntry } from 'site/testing/site-fixtures.ts'

import {
  type DevReleaseFolder,
  fillDevReleaseFolder,
  serveDevServer,
  servePublishedSources,
} from './dev-release-folder.ts'

describe('fillDevReleaseFolder', () => {
  /** A repository with two remotes, and a shell whose page says which React it was built with. */
  async function createShellRepository(): Promise<string> {
    const { root } = await createRepository({}, 'shell')
    await writeFiles(root, {
      'mfe-catalog/package.json': '{"version":"1.0.0"}',
      'mfe-content/package.json': '{"version":"1.0.0"}',
    })
    return root
  }

  /** The folder of a shop whose shell comes from that repository. */
  async function setUp(onBuild: DevReleaseFolder['onBuild'] = () => undefined) {
    const [root, released, folder] = await Promise.all([
      createShellRepository(),
      createReleasedShop(),
      createTemporaryFolder(),
    ])
    return { release: { root, released, folder, onBuild }, store: folderStore(folder) }
  }

  test('links the released remotes, and adds the development server and a shell from source', async () => {
    const built: string[] = []
    const { release, store } = await setUp((name) => built.push(name))
    const { released, folder } = release
    const before = await folderStore(released).readSiteFile('discovery.json')
    const manifest = createManifest('mfe-catalog', ['/shop', '/new'])
    for (let time = 0; time < 2; time++) {
      await fillDevReleaseFolder(release)
      await serveDevServer(release, manifest, 'http://localhost:3101')
    }
    expect(built).toEqual(['shell'])

    const discovery = (await store.readSiteFile('discovery.json')) ?? ''
    const { microFrontends } = JSON.parse(discovery) as Discovery
    expect(microFrontends['mfe-catalog']?.[0]?.url).toBe('http://localhost:3101/remoteEntry.js')
    expect(microFrontends['mfe-content']?.[0]?.url).toBe('/mfe-content/1.0.0/remoteEntry.js')
    expect(await store.files('mfe-content', '1.0.0').read('remoteEntry.js')).toContain(
      'mfe-content',
    )

    const { pages } = readPageIndex(folder)
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/shop', '/new', '/']))
    const page = await store.readSiteFile(pages['/new']?.file ?? '')
    expect(page).toContain('data-react="development"')
    expect(page).toContain(
      '<link rel="preload" as="script" href="http://localhost:3101/remoteEntry.js" crossorigin="anonymous">',
    )

    expect(await folderStore(released).readSiteFile('discovery.json')).toBe(before)
  })

  test('serves the current sources of a remote as a version, and no other version of it', async () => {
    const { release, store } = await setUp()
    const { root, folder } = release
    await cp(path.join(root, 'shell'), path.join(root, 'mfe-agents'), { recursive: true })
    const lockFile = path.join(root, 'package-lock.json')
    const lock = JSON.parse(await readFile(lockFile, 'utf8')) as { packages: object }
    const packages = { ...lock.packages, 'mfe-agents': {} }
    await writeFiles(root, { 'package-lock.json': JSON.stringify({ packages }) })
    await fillDevReleaseFolder(release, ['mfe-agents'])
    const before = await servePublishedSources(release, 'mfe-agents')
    await writeFiles(root, { 'mfe-agents/src/main.js': 'console.log("changed")' })
    const version = await servePublishedSources(release, 'mfe-agents')
    expect(version).not.toBe(before)
    expect(await store.list('mfe-agents')).toEqual([expect.objectContaining({ version })])
    expect(await store.files('mfe-agents', version).read('main.js')).toContain('changed')

    const { microFrontends } = JSON.parse(
      (await store.readSiteFile('discovery.json')) ?? '',
    ) as Discovery
    expect(microFrontends['mfe-agents']).toMatchObject([{ metadata: { version } }])
    expect(microFrontends['mfe-content']?.[0]?.url).toBe('/mfe-content/1.0.0/remoteEntry.js')
    expect(Object.keys(readPageIndex(folder).pages)).toContain('/agents')
  })

  test('keeps only the latest shell', async () => {
    const { release, store } = await setUp()
    await fillDevReleaseFolder(release)
    await writeFiles(release.root, { 'shell/src/main.js': 'console.log("changed")' })
    await fillDevReleaseFolder(release)
    expect(await store.list('shell')).toHaveLength(1)
  })
})

describe('withDevServer', () => {
  const released = {
    schema: DISCOVERY_SCHEMA,
    microFrontends: {
      'mfe-catalog': [
        createEntry('mfe-catalog', ['/shop'], '1.2.0'),
        createEntry('mfe-catalog', ['/shop'], '1.3.0'),
      ],
      'mfe-agents': [createEntry('mfe-agents', ['/agents'])],
    },
  }
  const manifest = createManifest('mfe-catalog', ['/shop', '/new'])
  const discovery = withDevServer(released, manifest, 'http://localhost:3101')

  test('replaces all versions of the remote by its development server, with its current paths', () => {
    expect(discoverySchema.parse(discovery)).toEqual(discovery)
    expect(discovery.microFrontends['mfe-catalog']).toEqual([
      {
        url: 'http://localhost:3101/remoteEntry.js',
        metadata: { version: '1.2.0' },
        deployment: { default: true, traffic: 100 },
        extras: { paths: ['/shop', '/new'], kernel: '^1.0.0', preload: [], pages: {} },
      },
    ])
  })

  test('leaves the other remotes unchanged', () => {
    expect(discovery.microFrontends['mfe-agents']).toBe(released.microFrontends['mfe-agents'])
  })
})
