import { setTimeout as sleep } from 'node:timers/promises'

import { TOKEN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'

import { startLoopbackServer } from '../loopback-server.ts'
import { serveRendered } from '../testing/rendered-site.ts'
import { withBrand } from './brand-html.ts'

const RED = '#d0021b'
const PINK = '#ef8f98'
const logo = {
  light: { url: 'http://localhost:4000/media/upload-a-480x96.png', width: 480, height: 96 },
  withName: false,
}
const accent = { light: RED, dark: PINK }
const brandName = { en: 'Rose & Oud', ar: 'الورد والعود' }

const installed: RuntimeConfig = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
const html = `<html><head>
<meta data-written="picture" property="og:image" content="%SITE%/shell/1/social.png">
<meta data-written="picture" property="og:image:width" content="1200">
<link rel="icon" sizes="32x32" href="/shell/1/favicon.ico">
<link rel="apple-touch-icon" href="/shell/1/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
</head><body></body></html>`

describe('withBrand', () => {
  const change = (changes: Partial<RuntimeConfig>) =>
    withBrand(html, { ...installed, ...changes }, installed)

  test('changes nothing where an owner has saved none of it', () => {
    expect(change({})).toBe(html)
    expect(change({ socialLinks: [] })).toBe(html)
  })

  test('writes the colours of both themes, and those of dark sections, last', () => {
    const page = change({ accent })
    expect(page).toContain(`<style>:root{--color-accent:${RED};--color-accentHover:#`)
    expect(page).toMatch(/@media screen\{html\.dark\{--color-accent:#ef8f98;/)
    expect(page).toMatch(/\.inverse\{--color-accent:#ef8f98;[^}]*\}<\/style><\/head>/)
    expect(page).toContain('og:image')
  })

  test('has the logo as its icon', () => {
    const page = change({ logo })
    expect(page).toContain(`<link rel="icon" type="image/png" href="${logo.light.url}">`)
    expect(page).not.toMatch(/favicon|\/apple-touch-icon/)
    expect(page).toContain('rel="manifest"')
  })

  test.each([{ logo }, { brandName }])(
    'has no picture of the shop’s own brand in previews of links with %j',
    (changes) => expect(change(changes)).not.toContain('og:image'),
  )
})

describe('the brand of an owner', () => {
  let settings: object = {}
  let backend: Awaited<ReturnType<typeof startLoopbackServer>>
  beforeAll(async () => {
    backend = await startLoopbackServer((_request, response) => {
      response.writeHead(200).end(JSON.stringify(settings))
    })
  })
  afterAll(() => backend.close())

  test('is on pages that are cached, rendered or not, and in the manifest, until it is reset', async () => {
    const named = `exports.routes = ({ config: { brandName } }) => 'At ' + brandName.en`
    const shopSettings = { url: `${backend.origin}/shop-settings`, intervalMs: 20 }
    const site = await serveRendered({ 'mfe-shop': named }, undefined, { shopSettings })
    const readManifest = async () =>
      JSON.parse((await site.get('/manifest.webmanifest')).body) as Record<string, unknown>
    const readPages = async () => [
      (await site.get('/shop')).body,
      (await site.get(`/shop?${TOKEN_PARAMETER}=x`)).body,
    ]
    const until = async (name: string) => {
      while ((await readManifest()).name !== name) await sleep(5)
    }
    const [rendered, unrendered] = await readPages()
    const manifest = await readManifest()
    expect(rendered).toContain('At Shop')
    settings = { brandName, logo, accent }
    await until(brandName.en)
    const [changed, changedUnrendered] = await readPages()
    expect(changed).toContain(`At ${brandName.en}`)
    expect(changed).toContain(`--color-accent:${RED}`)
    expect(changedUnrendered).toContain('Rose &amp; Oud</title>')
    expect(changedUnrendered).toContain(`--color-accent:${RED}`)
    expect(await readManifest()).toMatchObject({
      name_localized: { ar: brandName.ar },
      icons: [{ src: logo.light.url, sizes: '480x96' }],
    })
    settings = {}
    await until('Shop')
    expect(await readPages()).toEqual([rendered, unrendered])
    expect(await readManifest()).toEqual(manifest)
  })

  test('is not what is no brand', async () => {
    settings = { accent: { light: 'red}body{display:none', dark: PINK } }
    const shopSettings = { url: `${backend.origin}/shop-settings`, intervalMs: 20 }
    const { get } = await serveRendered({}, undefined, { shopSettings })
    expect((await get('/shop')).body).not.toContain('display:none')
    settings = {}
  })
})
