import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/discovery.ts'
import { readPageIndex } from 'site/page-index.ts'

import { folderStore } from '../store/folder-store.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import {
  createReleasedShop,
  createRemoteFiles,
  frontEnds,
  publishFiles,
} from '../testing/release-fixtures.ts'
import { promoteVersion } from './release-state.ts'
import { loadState, syncSite, updateState } from './sync-site.ts'

async function setUp() {
  const folder = await createReleasedShop()
  const store = folderStore(folder)
  for (const version of ['2.0.0', '3.0.0']) {
    await publishFiles(store, 'mfe-catalog', version, createRemoteFiles('mfe-catalog', ['/shop']))
    await publishFiles(store, 'mfe-content', version, createRemoteFiles('mfe-content', ['/']))
  }
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

test('updateState rejects one of two concurrent changes, and loses neither when it is repeated', async () => {
  const { store, served } = await setUp()
  const outcomes = await Promise.allSettled([
    promote(store, 'mfe-catalog', '2.0.0'),
    promote(store, 'mfe-content', '2.0.0'),
  ])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  const reason: unknown = expect.any(ConflictError)
  expect(failed).toEqual([expect.objectContaining({ reason })])
  // Repeating is all it takes.
  await promote(store, 'mfe-catalog', '2.0.0')
  await promote(store, 'mfe-content', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
})

test('updateState does not leave its pages over those of a newer release', async () => {
  const { store, served } = await setUp()
  let overtaken = false
  const slow: ReleaseStore = {
    ...store,
    async writeSiteFile(file, text) {
      if (file.startsWith('pages/') && !overtaken) {
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

test.each([0, 1, 2, 4, 7])(
  'syncSite completes a release that was killed after %i files',
  async (files) => {
    const { store, served } = await setUp()
    let left = files
    const dying: ReleaseStore = {
      ...store,
      async writeSiteFile(file, text) {
        if (left-- === 0) throw new Error('killed')
        await store.writeSiteFile(file, text)
      },
    }
    await expect(promote(dying, 'mfe-catalog', '2.0.0')).rejects.toThrow('killed')
    await syncSite({ store, frontEnds })
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  },
)

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

test('loadState reads states that were stored without marks for removal', async () => {
  const { store } = await setUp()
  const { revision } = await store.readState()
  const old = { 'mfe-catalog': { version: '1.0.0', previous: [], trials: [] } }
  await store.writeState(JSON.stringify(old), revision)
  expect((await loadState(store)).state['mfe-catalog']?.pendingRemoval).toEqual([])
})
