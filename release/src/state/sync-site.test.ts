import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/discovery.ts'
import { readPageIndex } from 'site/page-index.ts'
import { createFolderTemplate, createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import {
  createReleasedShop,
  createRemoteFiles,
  frontEnds,
  publishFiles,
} from '../testing/release-fixtures.ts'
import { promoteVersion } from './release-state.ts'
import { loadState } from './stored-state.ts'
import { syncSite, updateState } from './sync-site.ts'

const createShop = createFolderTemplate(async () => {
  const folder = await createReleasedShop()
  const store = folderStore(folder)
  for (const version of ['2.0.0', '3.0.0']) {
    await publishFiles(store, 'mfe-catalog', version, createRemoteFiles('mfe-catalog', ['/shop']))
    await publishFiles(store, 'mfe-content', version, createRemoteFiles('mfe-content', ['/']))
  }
  return folder
})

async function setUp() {
  const folder = await createShop()
  const store = folderStore(folder)
  /** The version in the discovery file, and the one that the page preloads. */
  async function served(name: string, pattern: string) {
    const discovery = JSON.parse(
      await readFile(path.join(folder, 'discovery.json'), 'utf8'),
    ) as Discovery
    const html = await readFile(
      path.join(folder, readPageIndex(folder).pages[pattern]?.file ?? ''),
      'utf8',
    )
    const preloaded = new RegExp(`/${name}/([^/]+)/remoteEntry`).exec(html)?.[1]
    return [discovery.microFrontends[name]?.[0]?.metadata.version, preloaded]
  }
  return { folder, store, served }
}

const promote = (store: ReleaseStore, name: string, version: string) =>
  updateState({ store, frontEnds }, (state) => promoteVersion(state, name, version))

test('updateState writes the discovery file and the pages', async () => {
  const { store, served } = await setUp()
  await promote(store, 'mfe-catalog', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['1.0.0', '1.0.0'])
})

test('syncSite writes the published versions of every front end, latest first', async () => {
  const { folder, store } = await setUp()
  await syncSite({ store, frontEnds })
  const file = path.join(folder, 'versions.json')
  const versions = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  expect(versions['mfe-catalog']).toEqual(['3.0.0', '2.0.0', '1.0.0'])
  expect(versions['mfe-checkout']).toEqual([])
})

test('syncSite writes the site before the first release', async () => {
  const folder = await createTemporaryFolder()
  await syncSite({ store: folderStore(folder), frontEnds })
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['discovery.json', 'versions.json']))
})

test('updateState makes two concurrent changes of different front ends', async () => {
  const { store, served } = await setUp()
  await Promise.all([
    promote(store, 'mfe-catalog', '2.0.0'),
    promote(store, 'mfe-content', '2.0.0'),
  ])
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
})

test('updateState rejects one of two concurrent changes of one front end, which can be repeated', async () => {
  const { store, served } = await setUp()
  const outcomes = await Promise.allSettled([
    promote(store, 'mfe-catalog', '2.0.0'),
    promote(store, 'mfe-catalog', '3.0.0'),
  ])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  const reason: unknown = expect.any(ConflictError)
  expect(failed).toEqual([expect.objectContaining({ reason })])
  await promote(store, 'mfe-catalog', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
})

test('updateState does not leave its pages over those of a newer release', async () => {
  const { store, served } = await setUp()
  let overtaken = false
  const slow: ReleaseStore = {
    ...store,
    async writeSiteFile(file, text) {
      if (file === 'discovery.json' && !overtaken) {
        overtaken = true
        await promote(store, 'mfe-content', '3.0.0')
      }
      await store.writeSiteFile(file, text)
    },
  }
  await promote(slow, 'mfe-catalog', '3.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['3.0.0', '3.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['3.0.0', '3.0.0'])
})

test.each([0, 1, 2, 4, 5, 6, 7])(
  'updateState changes nothing when the disk is full after %i files',
  async (files) => {
    const { folder, store, served } = await setUp()
    let left = files
    const full: ReleaseStore = {
      ...store,
      async writeSiteFile(file, text) {
        if (left-- === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        await store.writeSiteFile(file, text)
      },
    }
    await expect(promote(full, 'mfe-catalog', '2.0.0')).rejects.toThrow('full')
    expect(left).toBeLessThan(0)
    expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
    await syncSite({ store, frontEnds })
    expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
    expect((await loadState(store)).state['mfe-catalog']?.version).toBe('1.0.0')
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  },
)

test('a disk that stays full leaves the undoing to the next command, which says so', async () => {
  const { store, served } = await setUp()
  let isFull = false
  const full: ReleaseStore = {
    ...store,
    async writeSiteFile(file, text) {
      isFull ||= file === 'discovery.json'
      if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      await store.writeSiteFile(file, text)
    },
    async writeState(text, revision) {
      if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return store.writeState(text, revision)
    },
  }
  await expect(promote(full, 'mfe-catalog', '2.0.0')).rejects.toThrow('full')
  const warn = jest.fn()
  await updateState({ store, frontEnds, warn }, (state) =>
    promoteVersion(state, 'mfe-content', '2.0.0'),
  )
  expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /^This change was interrupted and has been undone.*mfe-catalog 1.0.0 → 2.0.0/,
    ),
  )
})

test('updateState logs the change before it, which was interrupted before it was logged', async () => {
  const { store } = await setUp()
  await new Promise<void>((resolve) => {
    const killed: ReleaseStore = {
      ...store,
      appendLog() {
        resolve()
        return new Promise(() => undefined)
      },
    }
    void promote(killed, 'mfe-catalog', '2.0.0')
  })
  await promote(store, 'mfe-content', '2.0.0')
  const lines = (await store.readLog()).map(
    (line) => (JSON.parse(line) as { moves: { name: string }[] }).moves[0]?.name,
  )
  expect(lines.slice(-2)).toEqual(['mfe-catalog', 'mfe-content'])
})

test('updateState changes nothing when a version cannot be served', async () => {
  const { folder, store, served } = await setUp()
  await rm(path.join(folder, 'mfe-catalog/2.0.0/remote.json'))
  await writeFile(path.join(folder, 'mfe-catalog/3.0.0/remote.json'), '{}')
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    await expect(promote(store, 'mfe-catalog', version)).rejects.toThrow()
  }
  expect((await loadState(store)).state['mfe-catalog']?.version).toBe('1.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
})

describe('with a live version that is damaged', () => {
  async function setUpDamaged(damage: (folder: string) => Promise<void>) {
    const shop = await setUp()
    await damage(path.join(shop.folder, 'mfe-content/1.0.0'))
    const warn = jest.fn<void, [string]>()
    return { ...shop, warn, releases: { store: shop.store, frontEnds, warn } }
  }
  const damages: [string, (folder: string) => Promise<void>][] = [
    ['no description', (folder) => rm(path.join(folder, 'remote.json'))],
    ['a broken description', (folder) => writeFile(path.join(folder, 'remote.json'), '{"name')],
    ['no digests', (folder) => rm(path.join(folder, 'integrity.json'))],
    ['no files at all', (folder) => rm(folder, { recursive: true })],
  ]

  test.each(damages)('another team can promote: %s', async (_, damage) => {
    const { releases, served, warn } = await setUpDamaged(damage)
    await updateState(releases, (state) => promoteVersion(state, 'mfe-catalog', '2.0.0'))
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
    expect(await served('mfe-content', '/')).toEqual(['1.0.0', '1.0.0'])
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^mfe-content@1.0.0 is live and damaged: .*(missing|not JSON)/),
    )
  })

  test('its own team can promote another version', async () => {
    const { releases, served } = await setUpDamaged((folder) => rm(folder, { recursive: true }))
    await updateState(releases, (state) => promoteVersion(state, 'mfe-content', '2.0.0'))
    expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
  })

  test('the pages stay when the shell is damaged', async () => {
    const { folder, releases, served, warn } = await setUpDamaged(async () => undefined)
    await rm(path.join(folder, 'shell/1.0.0/index.html'))
    await updateState(releases, (state) => promoteVersion(state, 'mfe-catalog', '2.0.0'))
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '1.0.0'])
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('shell@1.0.0 is live and damaged: index.html is missing'),
    )
  })
})
