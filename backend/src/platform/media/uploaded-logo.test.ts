import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readLogoSize } from '@shop/contracts/rules/logo-picture.ts'
import { uploadedPictureSchema } from '@shop/contracts/wire/office-goods.ts'
import sharp from 'sharp'

import { API_BASE } from '../../app.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { draw } from '../../testing/pictures.ts'
import { getMessage } from '../../testing/responses.ts'
import { withShop } from '../../testing/test-shop.ts'

const toSvg = (box: string, more = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${more}<rect width="100%" height="100%" fill="#d0021b"/></svg>`

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
