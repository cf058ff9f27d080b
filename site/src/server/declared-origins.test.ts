import { writeFiles } from '@shop/testing/temporary-folder.ts'

import {
  findVisitor,
  OWN,
  page,
  publishRemote,
  releaseRendered,
  serveRendered,
  SHARED,
} from '../testing/rendered-site.ts'
import { standaloneTemplate } from '../testing/site-fixtures.ts'

const builds = { 'mfe-shop': page('Shop'), 'mfe-help': page('Help') }
const tiles = { connect: ['https://tiles.example'] }

const TILES = /connect-src [^;]*https:\/\/tiles\.example/

/** A shop, and what says of its pages whether they may ask for tiles. */
async function serve(render = false) {
  const { folder, get } = await serveRendered(builds, undefined, { render })
  return {
    folder,
    get,
    async mayAsk(url: string, cookie = '') {
      const { response } = await get(url, { cookie })
      return TILES.test(String(response.headers['content-security-policy']))
    },
  }
}

describe('an origin that a version declares', () => {
  test('is allowed on every page while that version is live, and not before and after', async () => {
    const { folder, mayAsk } = await serve()
    const addresses = ['/shop', '/shop/nine', '/ar/shop', '/help', '/nowhere', '/portal/login']
    const ask = () => Promise.all(addresses.map((address) => mayAsk(address)))
    const none = addresses.map(() => false)
    expect(await ask()).toEqual(none)
    await releaseRendered(folder, builds, { remote: '2.0.0', origins: { 'mfe-shop@2.0.0': tiles } })
    expect(await ask()).toEqual(addresses.map(() => true))
    await releaseRendered(folder, builds, { origins: { 'mfe-shop@2.0.0': tiles } })
    expect(await ask()).toEqual(none)
  })

  test('is allowed for visitors of a canary only', async () => {
    const { folder, mayAsk } = await serve()
    await releaseRendered(folder, builds, {
      canaries: { 'mfe-shop': page('Canary') },
      origins: { 'mfe-shop@2.0.0': tiles },
    })
    const inCanary = findVisitor({ 'mfe-shop': '2.0.0' })
    const others = findVisitor({ 'mfe-shop': '1.0.0' })
    // By turns: the same pages are in the cache.
    for (const address of ['/shop', '/help', '/shop']) {
      expect(await mayAsk(address, `visitor=${inCanary}`)).toBe(true)
      expect(await mayAsk(address, `visitor=${others}`)).toBe(false)
      expect(await mayAsk(address, `visitor=${others}; releases=mfe-shop%402.0.0`)).toBe(true)
    }
  })

  test.each([
    [
      'declares it as the live one does',
      { 'mfe-shop@1.0.0': tiles, 'mfe-shop@2.0.0': tiles },
      SHARED,
    ],
    ['alone declares it', { 'mfe-shop@2.0.0': tiles }, OWN],
    ['does not declare it any more', { 'mfe-shop@1.0.0': tiles }, OWN],
  ])(
    'keeps no cache from the pages of others only where a canary %s',
    async (_, origins, cache) => {
      const { folder, get } = await serve(true)
      await releaseRendered(folder, builds, { canaries: { 'mfe-shop': page('Canary') }, origins })
      const { headers } = (await get('/help')).response
      expect(headers['cache-control']).toBe(cache)
      expect(String(headers['set-cookie']).startsWith('visitor=')).toBe(cache === OWN)
    },
  )

  test('is allowed for the tester who asks for the version, in the shop and alone', async () => {
    const { folder, mayAsk } = await serve()
    await publishRemote(folder, 'mfe-shop', '3.0.0', '', { origins: tiles })
    expect(await mayAsk('/help?mf=mfe-shop@3.0.0')).toBe(true)
    expect(await mayAsk('/help', 'mf=mfe-shop%403.0.0')).toBe(true)
    expect(await mayAsk('/help')).toBe(false)
    await writeFiles(folder, { 'shell/1.0.0/standalone.html': standaloneTemplate })
    expect(await mayAsk('/mfe-shop/3.0.0/shop')).toBe(true)
    expect(await mayAsk('/mfe-shop/1.0.0/shop')).toBe(false)
    expect(await mayAsk('/help?mf=mfe-shop@http://localhost:3200')).toBe(false)
  })

  test('makes another page of the same text, for browsers keep the policy of what they have', async () => {
    const { folder, get } = await serve()
    const { response: before } = await get('/help')
    const etag = String(before.headers.etag)
    expect((await get('/help', { 'if-none-match': etag })).status).toBe(304)
    await releaseRendered(folder, builds, { origins: { 'mfe-shop@1.0.0': tiles } })
    const after = await get('/help', { 'if-none-match': etag })
    expect(after.status).toBe(200)
    expect(after.body).toBe(before.body)
    expect(after.response.headers['content-security-policy']).toMatch(TILES)
  })
})
