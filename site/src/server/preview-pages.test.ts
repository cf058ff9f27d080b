import { discoverySchema } from '@shop/contracts/wire/discovery.ts'

import { writePreviews } from '../testing/previews.ts'
import { page, publishRemote, serveRendered, versionsIn } from '../testing/rendered-site.ts'

const builds = { 'mfe-shop': page('Live'), 'mfe-help': page('Help') }
const cookie = 'preview=pr-12.key'

async function servePreview(versions: Record<string, string>) {
  const site = await serveRendered(builds, undefined, { testers: 'link' })
  await publishRemote(site.folder, 'mfe-shop', '2.0.0', page('Previewed'))
  await publishRemote(site.folder, 'mfe-new', '1.0.0', page('New'))
  // It takes the help over from the remote that has it live.
  await publishRemote(site.folder, 'mfe-moved', '1.0.0', page('Moved'), { owner: 'mfe-help' })
  await writePreviews(site.folder, { 'pr-12': versions })
  const readDiscovery = async (headers: Record<string, string> = {}) => {
    const { body, response } = await site.get('/discovery.json', headers)
    const { microFrontends } = discoverySchema.parse(JSON.parse(body))
    return { microFrontends, cache: response.headers['cache-control'] }
  }
  return { ...site, readDiscovery }
}

describe('a page of a preview', () => {
  test('is rendered with its version, says so, and is stored nowhere', async () => {
    const { get } = await servePreview({ 'mfe-shop': '2.0.0' })
    const { body, rendered, response } = await get('/shop?sort=price', { cookie })
    expect(rendered).toBe(true)
    expect(body).toContain('<h1>Previewed at /shop?sort=price</h1>')
    expect(versionsIn(body, 'mfe-shop')).toEqual(['2.0.0'])
    expect(body).toMatch(/lang="en" dir="ltr" aria-label="Preview"/)
    expect(body).toMatch(/lang="ar" dir="rtl" aria-label="معاينة"/)
    expect(body).toContain('<bdi translate="no">mfe-shop@2.0.0</bdi>')
    expect(body).toContain('data-preview="mfe-shop@2.0.0"')
    expect(body).toContain('href="?preview="')
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const live = await get('/shop?sort=price')
    expect(live.body).toContain('Live at /shop?sort=price')
    expect(live.body).not.toContain('preview')
  })

  test('of a remote that is not in it is the live one, with the bar', async () => {
    const { get } = await servePreview({ 'mfe-shop': '2.0.0' })
    const { body } = await get('/help', { cookie })
    expect(body).toContain('Help at /help')
    expect(body).toContain('aria-label="Preview"')
  })

  test('changes with the preview', async () => {
    const { get, folder } = await servePreview({})
    expect((await get('/shop', { cookie })).body).toContain('Live at /shop')
    await writePreviews(folder, { 'pr-12': { 'mfe-shop': '2.0.0' } })
    expect((await get('/shop', { cookie })).body).toContain('Previewed at /shop')
  })

  test('may be one that nobody else has, or one that has moved', async () => {
    const { get } = await servePreview({ 'mfe-new': '1.0.0', 'mfe-moved': '1.0.0' })
    expect((await get('/new')).status).toBe(404)
    const { status, body } = await get('/new', { cookie })
    expect([status, body.includes('<h1>New at /new</h1>')]).toEqual([200, true])
    expect((await get('/help', { cookie })).body).toContain('Moved at /help')
    expect((await get('/help')).body).toContain('Help at /help')
  })

  test('has another version by ?mf= as well', async () => {
    const { get } = await servePreview({ 'mfe-new': '1.0.0' })
    expect((await get('/shop?mf=mfe-shop@2.0.0', { cookie })).body).toContain('Previewed at /shop')
    expect((await get('/new?mf=mfe-shop@2.0.0', { cookie })).status).toBe(200)
  })

  test('escapes what a version is called', async () => {
    const { get } = await servePreview({ 'mfe-x': '<script>' })
    expect((await get('/shop', { cookie })).body).toContain('mfe-x@&lt;script&gt;')
  })
})

describe('the discovery file of a preview', () => {
  test('has its versions first, which own the paths that have moved, in place of the live ones', async () => {
    const { readDiscovery } = await servePreview({ 'mfe-moved': '1.0.0', 'mfe-shop': '2.0.0' })
    const { microFrontends, cache } = await readDiscovery({ cookie })
    expect(cache).toBe('private, no-store')
    const versions = Object.entries(microFrontends).map(([name, entries]) => [
      name,
      ...entries.map(({ metadata }) => metadata.version),
    ])
    expect(versions).toEqual([
      ['mfe-moved', '1.0.0'],
      ['mfe-shop', '2.0.0'],
      ['mfe-help', '1.0.0'],
    ])
    expect(microFrontends['mfe-moved']?.[0]).toMatchObject({
      url: '/mfe-moved/1.0.0/remoteEntry.js',
      extras: { paths: ['/help', '/help/:id', '/help-private'] },
    })
  })

  test('is the live one for everybody else', async () => {
    const { readDiscovery } = await servePreview({ 'mfe-new': '1.0.0' })
    for (const headers of [{}, { cookie: 'preview=pr-12.other' }]) {
      const { microFrontends, cache } = await readDiscovery(headers)
      expect(Object.keys(microFrontends)).toEqual(['mfe-shop', 'mfe-help'])
      expect(cache).toBe('no-cache')
    }
  })
})
