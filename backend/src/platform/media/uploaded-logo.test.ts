import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { readLogoSize } from '@shop/contracts/rules/logo-picture.ts'
import { uploadedPictureSchema } from '@shop/contracts/wire/office-goods.ts'
import sharp from 'sharp'

import { API_BASE } from '../../app.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { draw } from '../../testing/pictures.ts'
import { getMessage } from '../../testing/responses.ts'
import { withShop } from '../../testing/test-shop.ts'

const toSvg = (box: string, more = '', doctype = '') =>
  `<?xml version="1.0"?>${doctype}<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${more}<rect width="100%" height="100%" fill="#d0021b"/></svg>`

/** Entities of which each is ten of the one before. */
function nestEntities(count: number): string {
  const entities = Array.from(
    { length: count },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  )
  return `<!DOCTYPE svg [<!ENTITY e0 "text">${entities.join('')}]>`
}

const SQUARE = { width: 9, height: 9, channels: 3 } as const

describe('uploaded logos', () => {
  const uploadsDir = mkdtempSync(join(tmpdir(), 'logos-'))
  const shop = withShop(openSqliteFile, { uploadsDir })
  const owner = withOfficePerson(shop, 'owner')
  const upload = (payload: Buffer | string, type: string) =>
    shop().app.inject({
      method: 'POST',
      url: `${API_BASE}/office/pictures?kind=logo`,
      headers: { ...owner().headers, 'content-type': type },
      payload,
    })

  test('a drawing is stored as a picture in its own proportions, whatever its script says', async () => {
    const svg = toSvg('0 0 24 6', '<script>alert(1)</script>')
    const { name, url } = uploadedPictureSchema.parse((await upload(svg, 'image/svg+xml')).json())
    expect(readLogoSize(name)).toEqual({ width: 768, height: 192 })
    expect(url).toBe(`http://backend.test/media/${name}.png`)
    const served = await shop().app.inject({ url: `/media/${name}.png` })
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { width, height, format } = await sharp(served.rawPayload).metadata()
    expect([width, height, format]).toEqual([768, 192, 'png'])
    expect(served.rawPayload.includes('alert')).toBe(false)
  })

  test('a drawing shows no file of the server', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'files-')), 'green.png')
    writeFileSync(
      file,
      await sharp({ create: { ...SQUARE, background: '#00ff00' } })
        .png()
        .toBuffer(),
    )
    const images = [file, pathToFileURL(file).href].map(
      (href) => `<image href="${href}" width="9" height="9"/>`,
    )
    const response = await upload(
      toSvg('0 0 9 9').replace('</svg>', `${images.join('')}</svg>`),
      'image/svg+xml',
    )
    const { name } = uploadedPictureSchema.parse(response.json())
    const { rawPayload } = await shop().app.inject({ url: `/media/${name}.png` })
    const { dominant } = await sharp(rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(dominant.g)
  })

  test('a picture is stored no larger than it is', async () => {
    const png = await draw(300, 60).png().toBuffer()
    const { name } = uploadedPictureSchema.parse((await upload(png, 'image/png')).json())
    expect(readLogoSize(name)).toEqual({ width: 300, height: 60 })
  })

  test.each<[string, string, () => Promise<Buffer> | string, string]>([
    ['a page', 'image/svg+xml', () => '<!doctype html><p>svg</p>', 'no logo that the shop'],
    ['a broken drawing', 'image/svg+xml', () => '<svg ><rect', 'no logo that the shop'],
    [
      'a drawing of a megabyte',
      'image/svg+xml',
      () => toSvg('0 0 9 9', ' '.repeat(2 ** 20)),
      'no logo',
    ],
    [
      'a drawing with the text of a file',
      'image/svg+xml',
      () =>
        toSvg(
          '0 0 9 9',
          '<text>&file;</text>',
          '<!DOCTYPE svg [<!ENTITY file SYSTEM "package.json">]>',
        ),
      'no logo that the shop',
    ],
    [
      'a drawing whose entities grow',
      'image/svg+xml',
      () => toSvg('0 0 9 9', '<text>&e8;</text>', nestEntities(8)),
      'no logo that the shop',
    ],
    [
      'a drawing of a million pixels each way',
      'image/svg+xml',
      () => toSvg('0 0 9 9').replace('<svg', '<svg width="1000000" height="1000000"'),
      'no logo that the shop',
    ],
    ['a low picture', 'image/png', () => draw(90, 9).png().toBuffer(), 'too small'],
  ])('%s is refused, and nothing is stored', async (_, type, create, sentence) => {
    const before = readdirSync(uploadsDir)
    const response = await upload(await create(), type)
    expect([response.statusCode, getMessage(response)]).toEqual([
      422,
      expect.stringContaining(sentence),
    ])
    expect(readdirSync(uploadsDir)).toEqual(before)
  })

  test('a product takes no drawing', async () => {
    const response = await shop().app.inject({
      method: 'POST',
      url: `${API_BASE}/office/pictures`,
      headers: { ...owner().headers, 'content-type': 'image/svg+xml' },
      payload: toSvg('0 0 24 6'),
    })
    expect(response.statusCode).toBe(422)
  })
})
