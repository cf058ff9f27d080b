import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { uploadedPictureSchema } from '@shop/contracts/wire/office-goods.ts'
import sharp from 'sharp'

import { openSqliteFile } from '../../testing/databases.ts'
import { createOfficePerson, enterOffice, withOfficePerson } from '../../testing/office.ts'
import { draw, uploadPicture } from '../../testing/pictures.ts'
import { getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const PAGE = '<!doctype html><html><script>alert(1)</script></html>'
const NO_PICTURE = 'no picture that the shop can show'
const JPEG = 'image/jpeg'
const TOO_LARGE = 'too many pixels'

const noise = () =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#b87333',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const cut = (file: Buffer) => file.subarray(0, file.length / 2)
const animate = async () => {
  const frames = [draw(400, 400), draw(400, 400).negate()]
  const drawn = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  return sharp(drawn, { join: { animated: true } })
}

/** The checksum that ends each part of a PNG. */
function computeCrc(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A small PNG whose header claims a width and height. */
async function claimInPng(side: number): Promise<Buffer> {
  const file = await draw(400, 400).png().toBuffer()
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  file.writeUInt32BE(computeCrc(file.subarray(12, 29)), 29)
  return file
}

async function claimInWebp(side: number): Promise<Buffer> {
  const file = await draw(400, 400).webp().toBuffer()
  file.writeUInt16LE(side, 26)
  file.writeUInt16LE(side, 28)
  return file
}

async function claimInAvif(side: number): Promise<Buffer> {
  const file = await draw(400, 400).avif().toBuffer()
  const size = file.indexOf('ispe') + 8
  file.writeUInt32BE(side, size)
  file.writeUInt32BE(side, size + 4)
  return file
}

describe('uploaded pictures', () => {
  const uploadsDir = mkdtempSync(join(tmpdir(), 'uploads-'))
  const shop = withShop(openSqliteFile, { uploadsDir })
  const staff = withOfficePerson(shop, 'staff')
  const upload = (
    payload: Buffer | string,
    { person = staff(), type = JPEG }: { person?: Shopper | null; type?: string } = {},
  ) => uploadPicture(shop(), person, payload, type)
  const listFiles = () => readdirSync(uploadsDir).toSorted()

  /** What an upload could leave in the folder and the database. */
  async function readTraces() {
    const { db } = shop().deps
    return {
      files: listFiles(),
      log: await db.selectFrom('officeLog').selectAll().execute(),
      products: await db.selectFrom('products').select(['id', 'picture', 'gallery']).execute(),
    }
  }

  test.each<[string, string, () => Promise<Buffer> | Buffer | string, number, string]>([
    ['an SVG with a script', 'image/svg+xml', () => SVG, 422, NO_PICTURE],
    ['an SVG that is called a PNG', 'image/png', () => SVG, 422, NO_PICTURE],
    ['a page that is called a JPEG', JPEG, () => PAGE, 422, NO_PICTURE],
    ['a page that is called a page', 'text/html', () => PAGE, 415, ''],
    ['JSON', 'application/json', () => '{}', 415, 'send a picture'],
    ['a GIF', 'image/gif', async () => (await animate()).gif().toBuffer(), 422, NO_PICTURE],
    [
      'a page that begins as a JPEG',
      JPEG,
      () => Buffer.from(`\xff\xd8\xff${PAGE}`, 'latin1'),
      422,
      NO_PICTURE,
    ],
    ['half a JPEG', JPEG, async () => cut(await noise().jpeg().toBuffer()), 422, NO_PICTURE],
    ['half a PNG', 'image/png', async () => cut(await noise().png().toBuffer()), 422, NO_PICTURE],
    ['half a WebP', JPEG, async () => cut(await noise().webp().toBuffer()), 422, NO_PICTURE],
    ['half an AVIF', JPEG, async () => cut(await noise().avif().toBuffer()), 422, NO_PICTURE],
    ['20 MB', JPEG, () => Buffer.alloc(20 * 1024 * 1024, 0xff), 413, 'too large'],
    ['a PNG that claims 60,000 × 60,000', JPEG, () => claimInPng(60_000), 422, TOO_LARGE],
    ['a WebP that claims 16,383 × 16,383', JPEG, () => claimInWebp(16_383), 422, TOO_LARGE],
    ['an AVIF that claims 60,000 × 60,000', JPEG, () => claimInAvif(60_000), 422, TOO_LARGE],
    ['a PNG of 56 megapixels', JPEG, () => draw(8_000, 7_000).png().toBuffer(), 422, TOO_LARGE],
    ['one that is too small', JPEG, () => draw(100, 900).png().toBuffer(), 422, 'too small'],
    ['nothing', JPEG, () => '', 422, NO_PICTURE],
  ])('%s: a sentence, and nothing is stored', async (_, type, create, status, sentence) => {
    const before = await readTraces()
    const response = await upload(await create(), { type })
    expect([response.statusCode, getMessage(response)]).toEqual([
      status,
      expect.stringContaining(sentence),
    ])
    expect(getMessage(response)).toMatch(/^[A-Z].+\.$/)
    expect(await readTraces()).toEqual(before)
  })

  test('one of whoever may not is refused, and nothing is stored', async () => {
    const picture = await draw(400, 400).jpeg().toBuffer()
    const before = await readTraces()
    const former = await enterOffice(shop(), 'staff')
    const { db } = shop().deps
    await db.updateTable('users').set({ role: null }).where('id', '=', former.user.id).execute()
    for (const [person, status] of [
      [null, 404],
      [await shop().createShopper(), 404],
      [former, 404],
      [await createOfficePerson(shop(), 'staff'), 403],
    ] as const) {
      const response = await upload(picture, { person })
      expect([response.statusCode, getMessage(response)]).toEqual([
        status,
        expect.stringMatching(/\.$/),
      ])
    }
    expect(await readTraces()).toMatchObject({ files: before.files, products: before.products })
  })

  test('is stored in the shop’s widths, and served for ever', async () => {
    const photo = await draw(1500, 1000).jpeg().toBuffer()
    const before = listFiles()
    const response = await upload(photo, { type: 'image/png' })
    const { name, url } = uploadedPictureSchema.parse(response.json())
    expect(url).toBe(`http://backend.test/media/${name}-1280.webp?widths=640,960,1280`)
    const stored = ['320.webp', '640.avif', '960.avif', '1280.avif', '1280.webp']
    expect(listFiles()).toEqual([...before, ...stored.map((end) => `${name}-${end}`)].toSorted())
    const served = await shop().app.inject({ url: `/media/${name}-640.avif` })
    expect(served.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, height } = await sharp(served.rawPayload).metadata()
    expect([width, height]).toEqual([640, 640])
    expect((await upload(photo)).json()).toMatchObject({ name })
    expect(listFiles()).toHaveLength(before.length + stored.length)
    for (const other of ['/media/token-secret', `/media/..%2f${name}-640.avif`]) {
      expect((await shop().app.inject({ url: other })).statusCode).toBe(404)
    }
  })

  /** Uploads a picture. @returns its stored files */
  async function store(file: Buffer): Promise<Buffer[]> {
    const { name } = uploadedPictureSchema.parse((await upload(file)).json())
    const files = listFiles().filter((each) => each.startsWith(name))
    expect(files).toHaveLength(5)
    return files.map((each) => readFileSync(join(uploadsDir, each)))
  }

  test('nothing is stored of where and by whom it was taken', async () => {
    const photo = await noise()
      .withExif({
        IFD0: { Artist: 'Salma' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 36/1 30/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:by>Salma</x:by></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const taken = await sharp(photo).metadata()
    // The tag of the block with the place.
    expect(taken.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
    expect(taken.xmp).toBeDefined()
    for (const file of await store(photo)) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata()
      expect([exif, xmp, iptc, icc]).toEqual(Array(4).fill(undefined))
      expect(file.includes('Salma')).toBe(false)
    }
  })

  test('nothing is stored of what is appended to a picture', async () => {
    const appended = Buffer.from(`PK\x03\x04notes.txt${PAGE}`)
    const polyglot = Buffer.concat([await noise().jpeg().toBuffer(), appended])
    for (const file of await store(polyglot)) {
      for (const part of ['PK\x03\x04', 'notes.txt', '<script', '<html']) {
        expect(file.includes(part)).toBe(false)
      }
    }
  })

  test('of an animated picture, the first frame is stored', async () => {
    const first = await draw(400, 400).raw().toBuffer()
    for (const file of await store(await (await animate()).webp().toBuffer())) {
      expect((await sharp(file).metadata()).pages ?? 1).toBe(1)
      const [red = 0] = await sharp(file).removeAlpha().raw().toBuffer()
      expect(Math.abs(red - (first[0] ?? 0))).toBeLessThan(8)
    }
  })
})
