import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { uploadedPictureSchema } from '@shop/contracts/wire/office-goods.ts'
import { createMemoryStorage } from 'object-storage/testing/memory-storage.ts'
import { startS3Server } from 'object-storage/testing/s3-server.ts'

import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { draw, uploadPicture } from '../../testing/pictures.ts'
import { getMessage } from '../../testing/responses.ts'
import { buildSecondApp, withShop } from '../../testing/test-shop.ts'
import type { App } from '../http/app.types.ts'
import { RETRY_AFTER_SECONDS } from '../http/error.handler.ts'
import { openPictureStorage } from './open-picture-storage.ts'
import { createPictureStore, PictureStoreError } from './picture-store.ts'

const FILE = `upload-${'a'.repeat(24)}-640.avif`
const createFolder = () => mkdtempSync(join(tmpdir(), 'pictures-'))

describeOnDatabases('backends with a picture store', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const apps: App[] = []
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()))
  })

  /** Starts two backends of one shop on two machines, whose pictures are in one bucket. */
  async function startBackends() {
    const server = await startS3Server()
    const mediaStore = { address: 's3://shop/pictures/', access: server.settings }
    const backends = await Promise.all(
      [1, 2].map(async () => {
        const folder = createFolder()
        const { deps } = shop()
        const app = await buildSecondApp({
          ...deps,
          config: { ...deps.config, uploadsDir: folder },
          pictureStorage: await openPictureStorage({ mediaStore }),
        })
        apps.push(app)
        return { folder, app, get: (file: string) => app.inject({ url: `/media/${file}` }) }
      }),
    )
    const [one, two] = backends as [(typeof backends)[0], (typeof backends)[0]]
    return { server, one, two }
  }

  test('serve what another one has taken, and fetch it once', async () => {
    const { server, one, two } = await startBackends()
    const response = await uploadPicture(one, staff(), await draw(700, 700).jpeg().toBuffer())
    const { name } = uploadedPictureSchema.parse(response.json())
    const files = readdirSync(one.folder).toSorted()
    expect(files).toHaveLength(5)
    expect(readdirSync(two.folder)).toEqual([])
    const file = `${name}-640.avif`
    server.requests.splice(0)
    const [first, second] = await Promise.all([two.get(file), two.get(`${file}?widths=640`)])
    expect((await two.get(file)).statusCode).toBe(200)
    expect(server.requests.map(({ key }) => key)).toEqual([`pictures/${file}`])
    for (const { headers, rawPayload } of [first, second]) {
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      })
      expect(rawPayload).toEqual(readFileSync(join(one.folder, file)))
    }
    expect(readdirSync(two.folder)).toEqual([file])
  })

  test('say that there is no such picture only when the store says so', async () => {
    const { server, two } = await startBackends()
    const missing = await two.get(FILE)
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, undefined])
    server.breakWith(() => 'refused')
    const away = await two.get(FILE)
    expect([away.statusCode, getMessage(away)]).toEqual([503, expect.stringMatching(/\.$/)])
    expect(away.headers).toMatchObject({
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
    })
    server.mend()
    expect((await two.get(FILE)).statusCode).toBe(404)
    expect(readdirSync(two.folder)).toEqual([])
  })

  test('ask the store for nothing but pictures of the office', async () => {
    const { server, two } = await startBackends()
    for (const other of ['none.avif', 'token-secret', `..%2f${FILE}`, `${FILE}%2f..`, `.${FILE}`]) {
      expect((await two.get(other)).statusCode).toBe(404)
    }
    expect(server.requests).toEqual([])
  })

  test('take no picture that the store does not take', async () => {
    const { server, one } = await startBackends()
    server.breakWith(({ method }) => (method === 'PUT' ? 'broken' : undefined))
    const response = await uploadPicture(one, staff(), await draw(600, 600).jpeg().toBuffer())
    expect([response.statusCode, getMessage(response)]).toEqual([503, expect.stringMatching(/\.$/)])
    expect(readdirSync(one.folder)).toEqual([])
  })

  test('keep no file of which only a part came', async () => {
    const { server, one, two } = await startBackends()
    const response = await uploadPicture(one, staff(), await draw(500, 500).jpeg().toBuffer())
    const { name } = uploadedPictureSchema.parse(response.json())
    server.breakWith(({ method }) => (method === 'GET' ? 'half' : undefined))
    expect((await two.get(`${name}-640.avif`)).statusCode).toBe(503)
    expect(readdirSync(two.folder)).toEqual([])
  })
})

describe('createPictureStore', () => {
  /** A store that answers when it is told to. */
  async function createHangingStorage() {
    const { storage } = createMemoryStorage()
    await storage.put(FILE, 'picture')
    const asked: string[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const get: typeof storage.get = async (key) => {
      asked.push(key)
      await answered
      return storage.get(key)
    }
    return { storage: { ...storage, get }, asked, answer: () => answer() }
  }

  test('gives up in time while the store hangs, and keeps what comes late', async () => {
    const { storage, answer } = await createHangingStorage()
    const folder = createFolder()
    const fetching = createPictureStore(folder, storage, 20).fetch(FILE)
    await expect(fetching).rejects.toBeInstanceOf(PictureStoreError)
    await expect(fetching).rejects.toMatchObject({ cause: { message: 'It is too slow' } })
    answer()
    while (!existsSync(join(folder, FILE))) await delay(5)
    expect(readFileSync(join(folder, FILE), 'utf8')).toBe('picture')
  })

  test('refuses more than so many files at a time while the store hangs', async () => {
    const { storage, asked, answer } = await createHangingStorage()
    const pictures = createPictureStore(createFolder(), storage, 60_000)
    let refused = 0
    const fetches = Array.from({ length: 300 }, (_, at) =>
      pictures.fetch(`${at}.avif`).catch(() => void (refused += 1)),
    )
    while (asked.length + refused < fetches.length) await delay(5)
    expect([asked.length, refused]).toEqual([256, 44])
    answer()
    await Promise.all(fetches)
    expect(refused).toBe(44)
  })

  test('keeps what it has fetched while the store is away', async () => {
    const { storage, breakWith } = createMemoryStorage()
    const folder = createFolder()
    await createPictureStore(folder, storage).add([{ file: FILE, content: Buffer.from('picture') }])
    breakWith(() => true)
    await createPictureStore(folder, storage).fetch(FILE)
    expect(existsSync(join(folder, FILE))).toBe(true)
  })
})

describe('a backend without a picture store', () => {
  const shop = withShop(openSqliteFile, { uploadsDir: createFolder() })

  test('does not load the SDK of object storage', async () => {
    jest.doMock('object-storage/s3-storage.ts', () => {
      throw new Error('The SDK was loaded')
    })
    expect(await openPictureStorage({ mediaStore: undefined })).toBeUndefined()
    expect((await shop().app.inject({ url: `/media/${FILE}` })).statusCode).toBe(404)
  })
})
