import { palettes } from '@shop/contracts/brand/palette.ts'

import { openSqliteFile } from '../testing/databases.ts'
import { openShop } from '../testing/test-shop.ts'
import { fontFiles, fontPath } from './fonts.ts'
import { stylesheet } from './stylesheet.ts'

test('GET stylesheet returns the colours of both themes, immutable', async () => {
  const shop = await openShop(openSqliteFile)
  const { headers, body } = await shop.app.inject({ url: stylesheet.path })
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { light, dark } = palettes
  const rules = (selector: string, { accentHover }: typeof light) =>
    expect.stringMatching(new RegExp(`${selector}\\{[^}]*--accent-hover:${accentHover};`))
  expect(body).toEqual(rules(':root', light))
  expect(body).toEqual(rules('@media screen\\{html\\.dark', dark))
  expect(body).toEqual(rules('prefers-color-scheme:dark\\)\\{html:not\\(\\.light\\)', dark))
  const used = new Set(Array.from(body.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  for (const name of used) expect(body).toMatch(new RegExp(`${name}:`))
  await shop.close()
})

test('GET font returns the shop’s typeface, immutable', async () => {
  const shop = await openShop(openSqliteFile)
  for (const lang of ['en', 'ar'] as const) {
    const path = fontPath(lang)
    expect(stylesheet.body).toContain(`url(${path})`)
    const { headers, statusCode } = await shop.app.inject({ url: path })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  expect(fontFiles.length).toBeGreaterThanOrEqual(3)
  expect(stylesheet.body).not.toContain('./files/')
  await shop.close()
})
