import { readFile, writeFile } from 'node:fs/promises'

import { writePreviews } from '../testing/previews.ts'
import {
  findVisitor,
  OWN,
  page,
  publishRemote,
  releaseRendered,
  serveRendered,
  SHARED,
  versionsIn,
} from '../testing/rendered-site.ts'

const builds = { 'mfe-shop': page('Live'), 'mfe-help': page('Help') }

const visitors = {
  inCanary: findVisitor({ 'mfe-shop': '2.0.0' }),
  others: findVisitor({ 'mfe-shop': '1.0.0' }),
}

async function serveCanary() {
  const site = await serveRendered(builds)
  await releaseRendered(site.folder, builds, { canaries: { 'mfe-shop': page('Canary') } })
  return site
}

describe('during a canary', () => {
  test.each([
    ['who gets it', visitors.inCanary, 'Canary', '2.0.0'],
    ['who does not', visitors.others, 'Live', '1.0.0'],
  ])(
    'a visitor %s gets their version rendered, and its files only',
    async (_, id, text, version) => {
      const { get } = await serveCanary()
      for (const lang of ['en', 'ar']) {
        const { body, response } = await get('/shop', { cookie: `lang=${lang}; visitor=${id}` })
        expect(body).toContain(`<h1>${text} at /shop</h1><p>Shell 1.0.0, ${lang}</p>`)
        expect(versionsIn(body, 'mfe-shop')).toEqual([version])
        expect(response.headers).toMatchObject({
          'cache-control': OWN,
          vary: 'Accept-Encoding, Cookie',
        })
        expect(response.headers['set-cookie']).toBeUndefined()
      }
      expect((await get('/shop/nine', { cookie: `visitor=${id}` })).body).toContain(
        `<h1>${text} at /shop/nine</h1>`,
      )
    },
  )

  test('a visitor without a number, or with an impossible one, gets one, and what it stands for', async () => {
    const { get } = await serveCanary()
    for (const cookie of ['', 'visitor=', 'visitor=10000', 'visitor=%', 'visitor=<b>']) {
      const texts = new Set<string>()
      for (let visit = 0; texts.size < 2 && visit < 200; visit++) {
        const { response, body } = await get('/shop', { cookie })
        const [, id] =
          /^visitor=(\d{1,4}); Path=\/; Max-Age=31536000; SameSite=Lax$/.exec(
            String(response.headers['set-cookie']),
          ) ?? []
        expect(response.headers['cache-control']).toBe(OWN)
        const again = await get('/shop', { cookie: `visitor=${id}` })
        expect(again.body).toBe(body)
        texts.add(/Live|Canary/.exec(body)?.[0] ?? '')
      }
      expect([cookie, [...texts].toSorted()]).toEqual([cookie, ['Canary', 'Live']])
    }
  })

  test('pages of other remotes are the same for all', async () => {
    const { get } = await serveCanary()
    for (const cookie of ['', `visitor=${visitors.inCanary}`]) {
      const { response, body } = await get('/help', { cookie })
      expect(body).toContain('Help at /help')
      expect(response.headers['cache-control']).toBe(SHARED)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  test('a tab keeps what it began with while it is live for anybody', async () => {
    const { get } = await serveCanary()
    const cookie = (version: string) => `releases=mfe-shop%40${version}; visitor=${visitors.others}`
    expect((await get('/shop', { cookie: cookie('2.0.0') })).body).toContain('Canary at')
    expect((await get('/shop', { cookie: cookie('3.0.0') })).body).toContain('Live at')
  })

  test('a rollback ends it for everybody', async () => {
    const { get, folder } = await serveCanary()
    const cookie = `visitor=${visitors.inCanary}; releases=mfe-shop%402.0.0`
    expect((await get('/shop', { cookie })).body).toContain('Canary at')
    await releaseRendered(folder, builds)
    const { response, body } = await get('/shop', { cookie })
    expect(body).toContain('Live at')
    expect(response.headers['cache-control']).toBe(SHARED)
  })
})

describe('a tester', () => {
  async function servePublished(options?: Parameters<typeof serveRendered>[2]) {
    const site = await serveRendered(builds, undefined, options)
    await publishRemote(site.folder, 'mfe-shop', '3.0.0-a', page('Asked for'))
    await publishRemote(site.folder, 'mfe-new', '1.0.0', page('New'))
    return site
  }

  test('gets the published version rendered that they ask for', async () => {
    const { get } = await servePublished()
    for (const [url, cookie] of [
      ['/shop?sort=price&mf=mfe-shop@3.0.0-a', ''],
      // An encoded name.
      ['/shop?sort=price&m%66=mfe-shop@3.0.0-a', ''],
      // A cookie of the tab, and an address that says otherwise.
      ['/shop?sort=price', 'mf=mfe-shop%403.0.0-a'],
      ['/shop?sort=price&mf=mfe-shop@3.0.0-a', 'mf=x%401'],
    ] as const) {
      const { body, response } = await get(url, { cookie })
      expect([url, body]).toEqual([
        url,
        expect.stringContaining('<h1>Asked for at /shop?sort=price</h1>'),
      ])
      expect(versionsIn(body, 'mfe-shop')).toEqual(['3.0.0-a'])
      expect(response.headers['cache-control']).toBe(OWN)
      expect((await get('/shop')).body).toContain('Live at /shop')
      expect((await get('/shop')).response.headers['cache-control']).toBe(SHARED)
    }
  })

  test('gets the version only with the permission of a tester, where one is needed', async () => {
    const { get, folder } = await servePublished({ testers: 'link' })
    await writePreviews(folder, { qa: {} })
    const url = '/shop?mf=mfe-shop@3.0.0-a'
    for (const [address, mf] of [[url], ['/shop', 'mf=mfe-shop%403.0.0-a']]) {
      for (const cookie of [`${mf}; visitor=1`, mf]) {
        const { body, response } = await get(address ?? '', { cookie: cookie ?? '' })
        expect(body).toContain('Live at /shop')
        expect(response.headers['cache-control']).toBe(OWN)
      }
      expect((await get(address ?? '', { cookie: `${mf}; preview=qa.key` })).body).toContain(
        'Asked for',
      )
    }
  })

  test('gets the live version again by an empty parameter', async () => {
    const { get } = await servePublished()
    const { body } = await get('/shop?mf=', { cookie: 'mf=mfe-shop%403.0.0-a' })
    expect(body).toContain('Live at /shop<')
  })

  test('gets a remote that nobody else has', async () => {
    const { get } = await servePublished()
    expect((await get('/new')).status).toBe(404)
    const { status, body } = await get('/new?mf=mfe-new@1.0.0')
    expect([status, body.includes('<h1>New at /new</h1>')]).toEqual([200, true])
  })

  test('gets a remote from elsewhere by the browser alone', async () => {
    const { get } = await servePublished()
    for (const origin of ['http://localhost:3101', 'https://evil.test/mfe-shop/1.0.0/']) {
      const override = `mf=mfe-shop@${origin}`
      const { status, rendered, body } = await get(`/shop?${override}`)
      expect([status, rendered, versionsIn(body, 'mfe-shop')]).toEqual([200, false, []])
      // Only the browser knows which pages it has.
      expect(await get(`/nowhere?${override}`)).toMatchObject({ status: 200, rendered: false })
      expect(await get('/nowhere')).toMatchObject({ status: 404 })
      expect(await get(`/help?${override}`)).toMatchObject({ status: 200, rendered: true })
    }
  })
})

/** What an address or a cookie asks for, where there is no such release. */
const UNRELEASED = [
  'mfe-shop@9.9.9',
  'mfe-shop@../mfe-new/1.0.0',
  'mfe-shop@../../../etc',
  'mfe-shop@.1.0.0',
  'mfe-help@3.0.0-a',
  'shell@1.0.0',
  'constructor@1.0.0',
  '__proto__@1.0.0',
  'mfe-shop@',
  'mfe-shop',
  '%',
  '%E0%A4%A',
  `mfe-shop@3.0.0-a,${'x'.repeat(1_000)}`,
]

describe('what is no release', () => {
  test('gets the live version', async () => {
    const { get, folder, lines } = await serveRendered(builds)
    await publishRemote(folder, 'mfe-shop', '3.0.0-a', page('Asked for'))
    for (const override of UNRELEASED) {
      const mf = override.startsWith('%') ? override : encodeURIComponent(override)
      for (const { status, body } of [
        await get(`/shop?mf=${mf}`),
        await get('/shop', { cookie: `mf=${mf}; releases=${mf}` }),
      ]) {
        expect([override, status, versionsIn(body, 'mfe-shop')]).toEqual([override, 200, ['1.0.0']])
        expect(body).toContain('<h1>Live at /shop</h1>')
      }
    }
    expect(lines).toEqual([])
  })

  test('is a version that describes itself as another remote', async () => {
    const { get, folder } = await serveRendered(builds)
    await publishRemote(folder, 'mfe-shop', '3.0.0-a', page('Asked for'))
    const manifest = `${folder}/mfe-shop/3.0.0-a/remote.json`
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('mfe-shop', 'mfe-help'))
    expect((await get('/shop?mf=mfe-shop@3.0.0-a')).body).toContain('Live at /shop')
  })
})

test('endless versions of testers displace each other only', async () => {
  const { get, folder } = await serveRendered(
    {
      'mfe-shop': 'let count = 0; exports.routes = () => "Live " + ++count',
    },
    undefined,
    { renderLimits: { threads: 1 } },
  )
  const build = 'let count = 0; exports.routes = () => "Asked for " + ++count'
  for (let version = 0; version <= 10; version++) {
    await publishRemote(folder, 'mfe-shop', `3.${version}.0`, build)
    await get(`/shop?q=${version}&mf=mfe-shop@3.${version}.0`)
  }
  const bodyOf = async (url: string) => /<h1>.*<\/h1>/.exec((await get(url)).body)?.[0]
  expect(await bodyOf('/shop?q=again&mf=mfe-shop@3.10.0')).toBe('<h1>Asked for 2</h1>')
  expect(await bodyOf('/shop?q=again&mf=mfe-shop@3.0.0')).toBe('<h1>Asked for 1</h1>')
  expect(await bodyOf('/shop?q=one')).toBe('<h1>Live 1</h1>')
  expect(await bodyOf('/shop?q=two')).toBe('<h1>Live 2</h1>')
})
