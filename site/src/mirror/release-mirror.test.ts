import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { PAGE_INDEX } from '@shop/release-format/page-index.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'
import { createMemoryStorage } from 'object-storage/testing/memory-storage.ts'
import { parseStoreState, STATE_KEY } from 'release-store/objects/store-layout.ts'
import { PREVIEWS_FILE } from 'release-store/previews.ts'

import { createSiteServer } from '../server/site-server.ts'
import { scriptOf, storeCatalogue, storeRelease } from '../testing/stored-release.ts'
import { openCacheFolder } from './cache-folder.ts'
import { createReleaseMirror } from './release-mirror.ts'

/** A store in which version 1.0.0 of the catalogue is live, and a folder for its cache. */
async function setUp() {
  const { storage, ...bucket } = createMemoryStorage()
  await storeCatalogue(storage, '1.0.0')
  await storeRelease(storage, { revision: 1, live: '1.0.0' })
  const folder = await createTemporaryFolder()
  return { ...bucket, storage, folder, ...(await openMirror(storage, folder)) }
}

async function openMirror(storage: ObjectStorage, folder: string) {
  const logged: string[] = []
  const cache = await openCacheFolder(folder, storage)
  const mirror = createReleaseMirror(storage, cache, (line) => logged.push(line))
  /** The version of the catalogue in the discovery file, and the one that its page loads. */
  async function served() {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    const index = JSON.parse(await read('pages/index.json')) as {
      pages: Record<string, { file: string }>
    }
    const version = /mfe-catalog\/([^/]+)\/remoteEntry/
    const page = await read(index.pages['/shop']?.file ?? '')
    return [await read('discovery.json'), page].map((text) => version.exec(text)?.[1])
  }
  return { cache, mirror, logged, served }
}

const ONE = ['1.0.0', '1.0.0']
const TWO = ['2.0.0', '2.0.0']

describe('createReleaseMirror', () => {
  test('makes an empty folder a release folder with all that is published', async () => {
    const { folder, storage, mirror, served } = await setUp()
    await storeCatalogue(storage, '0.9.0')
    await storeRelease(storage, { revision: 2, live: '1.0.0', published: ['1.0.0', '0.9.0'] })
    await mirror.look()
    await mirror.stop()
    expect(await served()).toEqual(ONE)
    expect((await readdir(path.join(folder, 'mfe-catalog'))).toSorted()).toEqual(['0.9.0', '1.0.0'])
    expect(await readFile(path.join(folder, 'mfe-catalog/1.0.0/deep/er.js'), 'utf8')).toBe(
      'deeper()',
    )
    expect((await readdir(path.join(folder, 'mfe-catalog/1.0.0'))).toSorted()).toEqual([
      'deep',
      'remoteEntry.js',
    ])
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  })

  test('fetches a new version whole before the site refers to it, and what has not changed not at all', async () => {
    const { requests, breakWith, mend, folder, storage, mirror, served } = await setUp()
    await mirror.look()
    requests.length = 0
    await mirror.look()
    expect(requests).toEqual(['.live/state.json'])
    await storeCatalogue(storage, '2.0.0')
    await storeRelease(storage, { revision: 2, live: '2.0.0', published: ['2.0.0', '1.0.0'] })
    breakWith((_method, key) => key.includes('2.0.0/deep'))
    await expect(mirror.look()).rejects.toThrow('is broken')
    expect(await served()).toEqual(ONE)
    expect(await readdir(path.join(folder, 'mfe-catalog'))).toEqual(['1.0.0'])
    mend()
    await mirror.look()
    expect(await served()).toEqual(TWO)
    expect(mirror.getRevision()).toBe(2)
  })

  test('takes over a preview that was made without a release, which is none here either', async () => {
    const { folder, storage, mirror } = await setUp()
    await mirror.look()
    const index = path.join(folder, PAGE_INDEX)
    const before = await stat(index)
    const stored = parseStoreState((await storage.get(STATE_KEY))?.bytes ?? new Uint8Array())
    const files = { ...stored.site?.files, [PREVIEWS_FILE]: '{}' }
    await storage.put(STATE_KEY, JSON.stringify({ ...stored, site: { revision: 2, files } }))
    await mirror.look()
    expect(await readFile(path.join(folder, PREVIEWS_FILE), 'utf8')).toBe('{}')
    expect((await stat(index)).ino).toBe(before.ino)
  })

  test('refuses a file whose digest does not fit, and the shop stays as it was', async () => {
    const { storage, mirror, served, logged } = await setUp()
    await mirror.look()
    await storeCatalogue(storage, '2.0.0')
    await storage.put('mfe-catalog/2.0.0/deep/er.js', 'changed()')
    await storeRelease(storage, { revision: 2, live: '2.0.0' })
    const damage = 'mfe-catalog@2.0.0: deep/er.js has other bytes than were published'
    await expect(mirror.look()).rejects.toThrow(damage)
    await expect(mirror.look()).rejects.toThrow(damage)
    expect(await served()).toEqual(ONE)
    expect(logged).toEqual([`${damage}; the site stays as it is.`])
  })

  test('starts an empty folder without a damaged remote, and says so', async () => {
    const { storage, mirror, served, logged } = await setUp()
    await storage.put('mfe-catalog/1.0.0/deep/er.js', 'changed()')
    await mirror.look()
    expect(await served()).toEqual(ONE)
    expect(logged[0]).toBe(
      'mfe-catalog@1.0.0: deep/er.js has other bytes than were published; the site starts without it.',
    )
  })

  test('goes on with what it has while the store is broken, also when it is opened anew', async () => {
    const { breakWith, mend, storage, folder, ...first } = await setUp()
    await first.mirror.look()
    await first.mirror.stop()
    breakWith(() => true)
    const again = await openMirror(storage, folder)
    expect(await again.cache.isFilled()).toBe(true)
    await expect(again.mirror.look()).rejects.toThrow('is broken')
    await expect(again.mirror.look()).rejects.toThrow('is broken')
    expect(again.mirror.getProblem()).toContain('is broken')
    expect(again.logged).toEqual(['The release store is broken; the site stays as it is.'])
    expect(await again.served()).toEqual(ONE)
    mend()
    await again.mirror.look()
    expect(again.logged.at(-1)).toBe('The release store s3://shop/releases can be read again.')
    expect(again.mirror.getProblem()).toBeUndefined()
  })

  test('says that a store without a release holds none', async () => {
    const { storage } = createMemoryStorage()
    const { cache, mirror } = await openMirror(storage, await createTemporaryFolder())
    await expect(mirror.look()).rejects.toThrow(
      'The release store s3://shop/releases holds no released shop',
    )
    expect(await cache.isFilled()).toBe(false)
  })

  test('does not take a response that lags behind for a release, unless that lasts', async () => {
    const { storage, mirror, served } = await setUp()
    await storeCatalogue(storage, '2.0.0')
    await storeRelease(storage, { revision: 2, live: '2.0.0', published: ['2.0.0', '1.0.0'] })
    await mirror.look()
    await storeRelease(storage, { revision: 1, live: '1.0.0', published: ['2.0.0', '1.0.0'] })
    await mirror.look()
    expect(await served()).toEqual(TWO)
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    await mirror.look()
    clock.mockRestore()
    expect(await served()).toEqual(ONE)
  })

  test('removes what is not published any more', async () => {
    const { folder, storage, mirror } = await setUp()
    await mirror.look()
    await storeCatalogue(storage, '2.0.0')
    await storeRelease(storage, { revision: 2, live: '2.0.0' })
    await mirror.look()
    await mirror.stop()
    expect(await readdir(path.join(folder, 'mfe-catalog'))).toEqual(['2.0.0'])
  })

  test('refuses a release store of its own as a cache, and the cache of another store', async () => {
    const { storage } = createMemoryStorage()
    const own = await createTemporaryFolder({ '.live/1.json': '{}' })
    await expect(openCacheFolder(own, storage)).rejects.toThrow('is a release store of its own')
    const other = await createTemporaryFolder({ '.cache.json': 's3://other' })
    await expect(openCacheFolder(other, storage)).rejects.toThrow('is the cache of s3://other')
  })

  test('removes what a killed process left half-fetched', async () => {
    const folder = await createTemporaryFolder()
    await mkdir(path.join(folder, '.tmp'))
    await writeFile(path.join(folder, '.tmp/1.half'), '')
    await openCacheFolder(folder, createMemoryStorage().storage)
    expect(await readdir(folder)).toEqual(['.cache.json'])
  })
})

describe('a site with a cache', () => {
  async function setUpSite() {
    const shop = await setUp()
    await shop.mirror.look()
    const { ensureVersion } = shop.mirror
    const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
    const site = await createSiteServer(shop.folder, config, { render: false, ensureVersion })
    const get = (url: string) => site.inject({ url })
    return { ...shop, site, get }
  }

  test('responds with a file of a version that only the other site knows to be live', async () => {
    const { storage, site, get } = await setUpSite()
    await storeCatalogue(storage, '2.0.0')
    await storeRelease(storage, { revision: 2, live: '2.0.0', published: ['2.0.0', '1.0.0'] })
    const later = Date.now() + 2_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    const [one, other] = await Promise.all([
      get('/mfe-catalog/2.0.0/remoteEntry.js'),
      get('/mfe-catalog/2.0.0/deep/er.js'),
    ])
    clock.mockRestore()
    expect(one.body).toBe(scriptOf('2.0.0'))
    expect(other.statusCode).toBe(200)
    await site.close()
  })

  test('looks at most once in a second for versions that nobody has published', async () => {
    const { requests, site, get } = await setUpSite()
    const later = Date.now() + 2_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    requests.length = 0
    for (let number = 0; number < 20; number++) {
      const response = await get(`/mfe-catalog/9.0.${number}/remoteEntry.js`)
      expect(response.statusCode).not.toBe(200)
    }
    clock.mockRestore()
    expect(requests).toHaveLength(1)
    await site.close()
  })
})
