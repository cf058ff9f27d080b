import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { startS3Server } from 'object-storage/testing/s3-server.ts'

import { readEnvironment } from '../../platform/config/env.ts'
import { getUploadsDir } from '../../platform/db/data-folder.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import { createPostgresDatabase, describeOnDatabases } from '../../testing/databases.ts'
import { findPostgres } from '../../testing/postgres.ts'
import { releaseClosedFiles } from '../../testing/release-closed-files.ts'
import { placeOrder } from '../../testing/requests.ts'
import { openShop } from '../../testing/test-shop.ts'
import { backUp } from './backup.ts'
import { describeShop } from './describe-shop.ts'
import { runBackup, runRestore } from './run-backup.ts'

const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-drill-'))

describeOnDatabases('a restore drill', ({ database }) => {
  const path = process.env.PATH
  beforeAll(() => {
    process.env.PATH = [findPostgres(), path].filter(Boolean).join(delimiter)
  })
  afterAll(() => {
    process.env.PATH = path
  })

  const createLocation = async () => ({
    dataDir: createFolder(),
    databaseUrl: database === 'PostgreSQL' ? await createPostgresDatabase() : undefined,
  })
  const toEnvironment = ({ dataDir, databaseUrl }: Awaited<ReturnType<typeof createLocation>>) =>
    readEnvironment(
      { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32) },
      '/',
    )
  let printed: string[]
  beforeEach(() => {
    printed = []
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  })
  afterEach(() => jest.restoreAllMocks())

  test('brings a shop with orders and pictures to another machine, and says what it has', async () => {
    const location = await createLocation()
    const uploadsDir = getUploadsDir(location.dataDir)
    const shop = await openShop(async () => openDatabase(location), { uploadsDir })
    await placeOrder(shop)
    const picture = `upload-${'a'.repeat(24)}`
    await shop.deps.db
      .updateTable('products')
      .set({ picture })
      .where('id', '=', 'steel-card')
      .execute()
    const files = ['640.avif', '960.avif', '1280.avif', '1280.webp'].map(
      (end) => `${picture}-${end}`,
    )
    for (const file of files) writeFileSync(join(uploadsDir, file), `a picture: ${file}`)
    // Neither is a picture of the office's.
    writeFileSync(join(uploadsDir, 'notes.txt'), 'x')
    symlinkSync('/etc/hostname', join(uploadsDir, `upload-${'b'.repeat(24)}-640.avif`))
    const folder = createFolder()
    await runBackup(toEnvironment(location), folder)
    await runBackup(toEnvironment(location), folder)
    expect(printed.filter((line) => line.includes('pictures'))).toEqual([
      `Of 4 files of uploaded pictures, 4 were not in ${join(folder, 'media')} yet.`,
      `Of 4 files of uploaded pictures, 0 were not in ${join(folder, 'media')} yet.`,
    ])
    await shop.close()

    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.backup'))
    const target = await createLocation()
    await releaseClosedFiles()
    printed = []
    await runRestore(toEnvironment(target), join(folder, name))
    expect(printed.slice(1)).toEqual([
      `4 files of uploaded pictures were put back from ${join(folder, 'media')}.`,
      expect.stringMatching(
        /^It has \d+ products, \d+ accounts and 1 orders; the newest, \d+, is of \d{4}-/,
      ),
      'Every uploaded picture that it names is there.',
    ])
    const restored = getUploadsDir(target.dataDir)
    expect(readdirSync(restored).toSorted()).toEqual(files.toSorted())
    const [first = ''] = files
    expect(readFileSync(join(restored, first), 'utf8')).toBe(`a picture: ${first}`)
  })

  test('mends a picture whose copy was cut off, and names one that is missing', async () => {
    const location = await createLocation()
    const shop = await openShop(async () => openDatabase(location))
    const picture = `upload-${'c'.repeat(24)}`
    await shop.deps.db
      .updateTable('products')
      .set({ picture })
      .where('id', '=', 'steel-card')
      .execute()
    const folder = createFolder()
    const media = join(folder, 'media')
    mkdirSync(media)
    writeFileSync(join(media, `${picture}-640.avif`), 'the whole picture')
    await backUp(location, join(folder, 'shop.backup'))
    await shop.close()
    const uploadsDir = getUploadsDir(location.dataDir)
    mkdirSync(uploadsDir, { recursive: true })
    writeFileSync(join(uploadsDir, `${picture}-640.avif`), 'the')
    await releaseClosedFiles()
    await runRestore(toEnvironment(location), join(folder, 'shop.backup'))
    expect(readFileSync(join(uploadsDir, `${picture}-640.avif`), 'utf8')).toBe('the whole picture')
    expect(printed.at(-1)).toBe(`It names 1 uploaded pictures that are not there: ${picture}.`)
  })

  test('names missing pictures of goods, agents and slides, also where a table is missing', async () => {
    const location = await createLocation()
    const shop = await openShop(async () => openDatabase(location))
    const { db } = shop.deps
    const [ofGoods = '', ofAgent = '', ofSlide = ''] = ['1', '2', '3'].map(
      (digit) => `upload-${digit.repeat(24)}`,
    )
    await db.updateTable('categories').set({ picture: ofGoods }).execute()
    const agent = await db.selectFrom('agents').select(['id', 'card']).executeTakeFirstOrThrow()
    const card = toJson({ ...parseJson(agent.card), picture: ofAgent })
    await db.updateTable('agents').set({ card }).where('id', '=', agent.id).execute()
    const value = toJson({ slides: [{ picture: ofSlide }] })
    await db.insertInto('shopSettings').values({ name: 'hero', value, version: 1 }).execute()
    const readLast = async () => (await describeShop(toEnvironment(location))).at(-1)
    expect(await readLast()).toBe(
      `It names 3 uploaded pictures that are not there: ${[ofGoods, ofAgent, ofSlide].join(', ')}.`,
    )
    await db.schema.dropTable('shopSettings').execute()
    expect(await readLast()).toBe(
      `It names 2 uploaded pictures that are not there: ${[ofGoods, ofAgent].join(', ')}.`,
    )
    await shop.close()
  })

  test('leaves pictures in a bucket alone, and names those that it lacks', async () => {
    const server = await startS3Server()
    const location = await createLocation()
    const shop = await openShop(async () => openDatabase(location))
    const there = `upload-${'d'.repeat(24)}`
    const missing = `upload-${'e'.repeat(24)}`
    const set = { picture: there, gallery: toJson([missing]) }
    await shop.deps.db.updateTable('products').set(set).where('id', '=', 'steel-card').execute()
    await shop.close()
    await server.open().put(`${there}-1280.webp`, 'a picture')
    const { RELEASE_STORE: address } = server.settings
    const environment = {
      ...toEnvironment(location),
      mediaStore: { address, access: server.settings },
    }
    const folder = createFolder()
    await runBackup(environment, join(folder, 'shop.backup'))
    await releaseClosedFiles()
    await runRestore(environment, join(folder, 'shop.backup'))
    const leftAlone = `Uploaded pictures are in ${address}, which this command leaves alone.`
    expect(printed.filter((line) => line.includes('pictures'))).toEqual([
      leftAlone,
      leftAlone,
      `It names 1 uploaded pictures that are not there: ${missing}.`,
    ])
    expect(existsSync(join(folder, 'media'))).toBe(false)
    server.breakWith(() => 'refused')
    expect((await describeShop(environment)).at(-1)).toMatch(
      /^Whether the pictures are there that it names is not known\. The picture store s3:.* cuts connections\.$/,
    )
  })
})
