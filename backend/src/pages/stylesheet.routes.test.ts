import { palettes } from '@shop/contracts/brand/palette.ts'

import { openSqliteFile } from '../testing/databases.ts'
import { openShop } from '../testing/test-shop.ts'
import { STYLESHEET_PATH } from './stylesheet.routes.ts'

test('GET stylesheet returns the colours of both themes, immutable', async () => {
  const shop = await openShop(openSqliteFile)
  const { headers, body } = await shop.app.inject({ url: STYLESHEET_PATH })
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const [light, dark] = body.split('@media (prefers-color-scheme:dark)')
  expect(light).toContain(`--accent-hover:${palettes.light.accentHover};`)
  expect(dark).toContain(`--accent-hover:${palettes.dark.accentHover};`)
  const used = new Set(Array.from(body.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  for (const name of used) expect(body).toMatch(new RegExp(`${name}:`))
  await shop.close()
})
