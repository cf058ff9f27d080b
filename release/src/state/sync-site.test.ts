import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/discovery.ts'

import { readIndex } from 'site/server/resolve-page.ts'
import { folderStore } from '../store/folder-store.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import { aRemote, put, releasedShop } from '../testing/release-fixtures.ts'
import { goLive } from './release-state.ts'
import { changeLive, readLive, settle } from './sync-site.ts'

async function shop() {
  const folder = await releasedShop()
  const store = folderStore(folder)
  for (const version of ['2.0.0', '3.0.0']) {
    await put(store, 'mfe-catalog', version, aRemote('mfe-catalog', ['/shop']))
    await put(store, 'mfe-content', version, aRemote('mfe-content', ['/']))
  }
  /** What browsers are told is live, and what the pages preload. */
  async function served(name: string, pattern: string) {
    const discovery = JSON.parse(
      await readFile(path.join(folder, 'discovery.json'), 'utf8'),
    ) as Discovery
    const html = await readFile(
      path.join(folder, readIndex(folder).pages[pattern]?.file ?? ''),
      'utf8',
    )
    const preloaded = new RegExp(`/${name}/([^/]+)/remoteEntry`).exec(html)?.[1]
    return [discovery.microFrontends[name]?.[0]?.metadata.version, preloaded]
  }
  return { folder, store, served }
}

const promote = (store: ReleaseStore, name: string, version: string) =>
  changeLive(store, (live) => goLive(live, name, version))

test('a change is live in the discovery file and in the pages', async () => {
  const { store, served } = await shop()
  await promote(store, 'mfe-catalog', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['1.0.0', '1.0.0'])
})

test('the list of versions names what is published, the latest first', async () => {
  const { folder, store } = await shop()
  await settle(store)
  const file = path.join(folder, 'versions.json')
  const versions = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  expect(versions['mfe-catalog']).toEqual(['3.0.0', '2.0.0', '1.0.0'])
  expect(versions['mfe-checkout']).toEqual([])
})

test('of two changes that start from the same state one is told, and neither is lost', async () => {
  const { store, served } = await shop()
  const outcomes = await Promise.allSettled([
    promote(store, 'mfe-catalog', '2.0.0'),
    promote(store, 'mfe-content', '2.0.0'),
  ])
  const failed = outcomes.filter(({ status }) => status === 'rejected')
  expect(failed).toEqual([expect.objectContaining({ reason: expect.any(ConflictError) })])
  // Repeating is all it takes.
  await promote(store, 'mfe-catalog', '2.0.0')
  await promote(store, 'mfe-content', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
})

test('a slow release does not bring old pages over those of a newer one', async () => {
  const { store, served } = await shop()
  let overtaken = false
  const slow: ReleaseStore = {
    ...store,
    async writeSite(file, text) {
      if (file.startsWith('pages/') && !overtaken) {
        overtaken = true
        await promote(store, 'mfe-content', '3.0.0')
      }
      await store.writeSite(file, text)
    },
  }
  await promote(slow, 'mfe-catalog', '3.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['3.0.0', '3.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['3.0.0', '3.0.0'])
})

test.each([0, 1, 2, 4, 7])(
  'a release killed after %i files is finished by the next',
  async (files) => {
    const { store, served } = await shop()
    let left = files
    const dying: ReleaseStore = {
      ...store,
      async writeSite(file, text) {
        if (left-- === 0) throw new Error('killed')
        await store.writeSite(file, text)
      },
    }
    await expect(promote(dying, 'mfe-catalog', '2.0.0')).rejects.toThrow('killed')
    await settle(store)
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  },
)

test('a version that cannot be served does not go live', async () => {
  const { folder, store, served } = await shop()
  await rm(path.join(folder, 'mfe-catalog/2.0.0/remote.json'))
  await writeFile(path.join(folder, 'mfe-catalog/3.0.0/remote.json'), '{}')
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    await expect(promote(store, 'mfe-catalog', version)).rejects.toThrow()
  }
  expect((await readLive(store)).live['mfe-catalog']?.version).toBe('1.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
})

test('what is live is read as it was written before versions could be marked for removal', async () => {
  const { store } = await shop()
  const { revision } = await store.readLive()
  const old = { 'mfe-catalog': { version: '1.0.0', previous: [], trials: [] } }
  await store.writeLive(JSON.stringify(old), revision)
  expect((await readLive(store)).live['mfe-catalog']?.leaving).toEqual([])
})
