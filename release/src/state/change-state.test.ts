import fs, { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { readPageIndex } from '@shop/release-format/page-index.ts'
import { createFolderTemplate, createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { ConflictError, type ReleaseStore } from 'release-store/release-store.ts'

import {
  createContext,
  createReleasedShop,
  promoteAll,
  publishRemote,
} from '../testing/release-fixtures.ts'
import { changeState } from './change-state.ts'
import { createChange } from './changes.ts'
import { promoteVersion } from './release-state.ts'
import { syncSite } from './settle-site.ts'
import { formatState, loadState } from './stored-state.ts'

const createShop = createFolderTemplate(async () => {
  const folder = await createReleasedShop()
  const store = folderStore(folder)
  for (const version of ['2.0.0', '3.0.0']) {
    await publishRemote(store, 'mfe-catalog', version, ['/shop'])
    await publishRemote(store, 'mfe-content', version, ['/'])
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
  promoteAll(createContext(store), [name], version)

afterEach(() => jest.restoreAllMocks())

test('changeState writes the discovery file and the pages', async () => {
  const { store, served } = await setUp()
  await promote(store, 'mfe-catalog', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['1.0.0', '1.0.0'])
})

test('syncSite writes the published versions of every front end, latest first', async () => {
  const { folder, store } = await setUp()
  await syncSite(createContext(store))
  const file = path.join(folder, 'versions.json')
  const versions = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  expect(versions['mfe-catalog']).toEqual(['3.0.0', '2.0.0', '1.0.0'])
  expect(versions['mfe-checkout']).toEqual([])
})

test('syncSite writes the site before the first release', async () => {
  const folder = await createTemporaryFolder()
  await syncSite(createContext(folderStore(folder)))
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['discovery.json', 'versions.json']))
})

test('changeState makes two concurrent changes of different front ends', async () => {
  const { store, served } = await setUp()
  await Promise.all([
    promote(store, 'mfe-catalog', '2.0.0'),
    promote(store, 'mfe-content', '2.0.0'),
  ])
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
})

test('changeState rejects one of two concurrent changes of one front end, which can be repeated', async () => {
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

test('changeState plans anew for what is live after a lost race', async () => {
  const { store, served } = await setUp()
  const seen: (string | undefined)[] = []
  await changeState(createContext(store), async (state) => {
    seen.push(state['mfe-content']?.version)
    if (seen.length === 1) await promote(store, 'mfe-content', '2.0.0')
    return {
      action: 'promote',
      next: promoteVersion(state, 'mfe-catalog', '2.0.0'),
      candidates: [],
    }
  })
  expect(seen).toEqual(['1.0.0', '2.0.0'])
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
})

test('changeState gives up when others are faster again and again', async () => {
  const { store } = await setUp()
  const busy = { ...store, commit: () => Promise.reject(new ConflictError()) }
  await expect(promote(busy, 'mfe-catalog', '2.0.0')).rejects.toThrow(ConflictError)
})

test('changeState does not leave its site over that of a newer release', async () => {
  const { folder, store, served } = await setUp()
  let overtaken = false
  const slow: ReleaseStore = {
    ...store,
    async commit(text, site, revision) {
      const committed = await store.commit(text, site, revision)
      if (!overtaken) {
        overtaken = true
        await promote(store, 'mfe-content', '3.0.0')
        // Its own write comes late.
        await writeFile(path.join(folder, 'discovery.json'), site['discovery.json'] ?? '')
      }
      return committed
    },
  }
  await promote(slow, 'mfe-catalog', '3.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['3.0.0', '3.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['3.0.0', '3.0.0'])
})

test.each([0, 1, 3, 5, 6, 7, 8, 9, 10])(
  'changeState changes nothing when the disk is full after %i files',
  async (files) => {
    const { folder, store, served } = await setUp()
    let left = files
    const write = fs.writeFile
    const full = jest.spyOn(fs, 'writeFile').mockImplementation((...parameters) => {
      if (left-- <= 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return write(...parameters)
    })
    await expect(promote(store, 'mfe-catalog', '2.0.0')).rejects.toThrow('full')
    full.mockRestore()
    expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
    await syncSite(createContext(store))
    expect(await served('mfe-catalog', '/shop')).toEqual(['1.0.0', '1.0.0'])
    expect((await loadState(store)).state['mfe-catalog']?.version).toBe('1.0.0')
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  },
)

test('the next command serves and logs what a process had committed when it was killed', async () => {
  const { folder, store, served } = await setUp()
  const { state, revision } = await loadState(store)
  const next = promoteVersion(state, 'mfe-catalog', '2.0.0')
  const change = createChange(state, next, { action: 'promote', by: 'Ali' })
  const file = path.join(folder, `.live/${Number(revision) + 1}.json`)
  await writeFile(file, formatState(next, change))
  await promote(store, 'mfe-content', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
  const lines = (await store.readLog()).map((line) => JSON.parse(line) as typeof change)
  expect(lines.slice(-2).map(({ by, moves }) => [by, moves[0]?.name])).toEqual([
    ['Ali', 'mfe-catalog'],
    ['unknown', 'mfe-content'],
  ])
})

test('changeState succeeds when its change cannot be logged, which the next command does', async () => {
  const { store, served } = await setUp()
  const full = { ...store, appendLog: () => Promise.reject(new Error('full')) }
  await promote(full, 'mfe-catalog', '2.0.0')
  expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
  await syncSite(createContext(store))
  expect((await store.readLog()).at(-1)).toContain('"to":"2.0.0"')
})

test('changeState changes nothing when a version cannot be served', async () => {
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
    const context = createContext(shop.store)
    return { ...shop, context, logged: context.logged }
  }
  const damages: [string, (folder: string) => Promise<void>][] = [
    ['no description', (folder) => rm(path.join(folder, 'remote.json'))],
    ['a broken description', (folder) => writeFile(path.join(folder, 'remote.json'), '{"name')],
    ['no digests', (folder) => rm(path.join(folder, 'integrity.json'))],
    ['no files at all', (folder) => rm(folder, { recursive: true })],
  ]

  test.each(damages)('another team can promote: %s', async (_, damage) => {
    const { context, served, logged } = await setUpDamaged(damage)
    await promoteAll(context, ['mfe-catalog'], '2.0.0')
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '2.0.0'])
    expect(await served('mfe-content', '/')).toEqual(['1.0.0', '1.0.0'])
    expect(logged).toContainEqual(
      expect.stringMatching(
        /^Warning: mfe-content@1.0.0 is live and damaged: .*(missing|not JSON)/,
      ),
    )
  })

  test('its own team can promote another version', async () => {
    const { context, served } = await setUpDamaged((folder) => rm(folder, { recursive: true }))
    await promoteAll(context, ['mfe-content'], '2.0.0')
    expect(await served('mfe-content', '/')).toEqual(['2.0.0', '2.0.0'])
  })

  test('the pages stay when the shell is damaged', async () => {
    const { folder, context, served, logged } = await setUpDamaged(async () => undefined)
    await rm(path.join(folder, 'shell/1.0.0/index.html'))
    await promoteAll(context, ['mfe-catalog'], '2.0.0')
    expect(await served('mfe-catalog', '/shop')).toEqual(['2.0.0', '1.0.0'])
    expect(logged).toContainEqual(
      expect.stringContaining('shell@1.0.0 is live and damaged: index.html is missing'),
    )
  })
})
