import { EventEmitter, once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { PAGE_INDEX, type PageIndex } from '@shop/release-format/page-index.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'

import { OWN, page, releaseRendered, serveRendered, SHARED } from '../testing/rendered-site.ts'
import { createSiteServer } from './site-server.ts'

/** Counts its renderings. */
const counting = 'let count = 0; exports.routes = ({ url }) => url + " rendered " + ++count'

/** Shows the response of the API. */
const asking = 'exports.routes = async ({ config }) => (await fetch(config.apiUrl)).text()'

afterEach(() => jest.restoreAllMocks())

function passSeconds(seconds: number) {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1000)
}

/** An API whose responses are held back, one after the other. */
function holdResponses() {
  const events = new EventEmitter()
  let held: (text: string) => void = () => undefined
  return {
    handle(_request: unknown, response: { end: (text: string) => void }) {
      held = (text) => response.end(text)
      events.emit('asked')
    },
    asked: () => once(events, 'asked'),
    respond: (text: string) => held(text),
  }
}

describe('a rendered page', () => {
  test('may be kept by caches that heed the cookie, with an ETag', async () => {
    const { get } = await serveRendered({ 'mfe-shop': counting })
    const { response } = await get('/shop')
    expect(response.headers).toMatchObject({
      'cache-control': SHARED,
      vary: 'Accept-Encoding, Cookie',
      'content-type': 'text/html; charset=utf-8',
    })
    const headers = { 'if-none-match': String(response.headers.etag) }
    const again = (await get('/shop', headers)).response
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({
      'cache-control': SHARED,
      vary: 'Accept-Encoding, Cookie',
    })
    const arabic = await get('/shop', { ...headers, cookie: 'lang=ar' })
    expect([arabic.status, arabic.body.includes('Shell 1.0.0, ar')]).toEqual([200, true])
  })

  test('at an Arabic address is in Arabic for everybody, and is kept by caches without a rule', async () => {
    const { get } = await serveRendered({ 'mfe-shop': counting })
    const { response, body } = await get('/ar/shop?utm_source=x', { cookie: 'lang=en' })
    expect(response.headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding' })
    expect(body).toContain('<h1>/ar/shop rendered 1</h1><p>Shell 1.0.0, ar</p>')
    expect((await get('/ar/shop')).body).toBe(body)
    expect((await get('/shop', { cookie: 'lang=ar' })).body).toContain('<h1>/shop rendered 2</h1>')
  })

  test('at an Arabic address that nobody may keep heeds the cookie', async () => {
    const { get } = await serveRendered({ 'mfe-shop': counting })
    const { response, body } = await get('/ar/shop-private')
    expect(response.headers).toMatchObject({
      'cache-control': OWN,
      vary: 'Accept-Encoding, Cookie',
    })
    expect(body).toContain('Shell 1.0.0, ar')
    expect((await get('/ar/nowhere')).status).toBe(404)
    expect((await get('/arabic')).status).toBe(404)
  })

  test.each(['/shop-private', '/shop?mf=x', '/nowhere'])('%s is nobody else’s', async (url) => {
    const { get } = await serveRendered({ 'mfe-shop': counting })
    expect((await get(url)).response.headers['cache-control']).toBe(OWN)
  })

  test('is left to the browser when its address has a token', async () => {
    const { get } = await serveRendered({ 'mfe-shop': counting })
    const { response, rendered } = await get('/shop?%74oken_link_dashboard=abc')
    expect([rendered, response.headers['cache-control']]).toEqual([false, OWN])
  })

  test('at an Arabic address that could not be rendered states that address', async () => {
    const { folder, get } = await serveRendered({ 'mfe-shop': 'throw new Error("No")' })
    const index = JSON.parse(await readFile(path.join(folder, PAGE_INDEX), 'utf8')) as PageIndex
    const file = path.join(folder, index.pages['/shop']?.file ?? '')
    const html = await readFile(file, 'utf8')
    const link = '<link data-written rel="canonical" href="%SITE%/shop">'
    await writeFile(file, html.replace('</head>', `${link}</head>`))
    expect((await get('/ar/shop')).body).toContain(
      'rel="canonical" href="http://localhost/ar/shop"',
    )
    expect((await get('/shop')).body).toContain('rel="canonical" href="http://localhost/shop"')
  })

  test('that could not be rendered is nobody else’s', async () => {
    const { get } = await serveRendered({ 'mfe-shop': 'throw new Error("No")' })
    const { response, status } = await get('/shop')
    expect([status, response.headers['cache-control']]).toEqual([200, OWN])
    expect(response.headers.vary).toBe('Accept-Encoding, Cookie')
  })

  test('that redirects keeps its address and the headers', async () => {
    const { get } = await serveRendered({
      'mfe-shop': 'exports.routes = () => ({ redirect: "/shop/new" })',
    })
    const { response, status } = await get('/shop')
    expect([status, response.headers.location]).toEqual([302, '/shop/new'])
    expect(response.headers).toMatchObject({
      'cache-control': SHARED,
      vary: 'Accept-Encoding, Cookie',
    })
  })

  test('with status 404 is nobody else’s', async () => {
    const { get } = await serveRendered({
      'mfe-shop': 'exports.routes = ({ rendering }) => { rendering.status = 404; return "Gone" }',
    })
    const { response, status, rendered } = await get('/shop/gone')
    expect([status, rendered]).toEqual([404, true])
    expect(response.headers['cache-control']).toBe(OWN)
  })
})

describe('the cache', () => {
  test('renders a page once in 30 seconds, then sends it stale while it is renewed once', async () => {
    const api = holdResponses()
    const { get } = await serveRendered({ 'mfe-shop': asking }, api.handle)
    let asked = api.asked()
    const first = Promise.all([get('/shop'), get('/shop')])
    await asked
    api.respond('One')
    for (const { body } of await first) expect(body).toContain('<h1>One</h1>')
    passSeconds(29)
    expect((await get('/shop')).body).toContain('<h1>One</h1>')

    passSeconds(2)
    asked = api.asked()
    for (const { body } of await Promise.all([get('/shop'), get('/shop')])) {
      expect(body).toContain('<h1>One</h1>')
    }
    await asked
    api.respond('Two')
    let { body } = await get('/shop')
    while (body.includes('<h1>One</h1>')) ({ body } = await get('/shop'))
    expect(body).toContain('<h1>Two</h1>')
  })

  test('renders a page once for ten visitors of campaigns who come at once, each with an address of their own', async () => {
    const { get } = await serveRendered({ 'mfe-shop': counting }, undefined, {
      renderLimits: { threads: 1 },
    })
    const campaigns = ['fbclid', 'gclid', 'utm_source', 'ref', '%E0%A4%A']
    const addresses = campaigns.flatMap((name) => [`/shop?${name}=1`, `/shop?${name}=2&page=3`])
    const pages = await Promise.all(addresses.map((address) => get(address)))
    const headings = new Set(pages.map(({ body }) => /<h1>(.*)<\/h1>/.exec(body)?.[1]))
    // Chance decides which of the two is rendered first.
    expect([...headings].map((text) => text?.split(' rendered ')[0]).toSorted()).toEqual([
      '/shop',
      '/shop?page=3',
    ])
    expect([...headings].map((text) => text?.split(' rendered ')[1]).toSorted()).toEqual(['1', '2'])
    for (const { response } of pages) expect(response.headers['cache-control']).toBe(SHARED)
    expect(pages[1]?.body).toContain('data-rendered-url="/shop?page=3"')
  })

  test('renders a page for one network while another asks for hundreds', async () => {
    const api = holdResponses()
    const { get } = await serveRendered({ 'mfe-shop': asking }, api.handle, {
      ...{ renderLimits: { threads: 1 }, trustProxy: ['127.0.0.1'] },
    })
    const asked = api.asked()
    const junk = Array.from({ length: 300 }, (_, index) =>
      get(`/shop/junk-${index}`, { 'x-forwarded-for': '192.0.2.1' }),
    )
    await asked
    const rendered = Promise.all([
      get('/shop', { 'x-forwarded-for': '192.0.2.1' }),
      get('/shop/1', { 'x-forwarded-for': '198.51.100.1' }),
    ])
    let isDone = false
    void rendered.then(() => (isDone = true))
    let responded = 0
    while (!isDone) {
      const next = api.asked()
      api.respond('Here')
      responded += 1
      await Promise.race([next, rendered])
    }
    for (const page of await rendered) expect(page.rendered).toBe(true)
    expect(responded).toBeLessThan(20)
    void Promise.all(junk)
  })

  test('keeps sending a page that cannot be renewed, for a day', async () => {
    let status = 200
    const { get, untilLogged } = await serveRendered(
      {
        'mfe-shop': `exports.routes = async ({ config }) => {
          const { ok } = await fetch(config.apiUrl)
          if (!ok) throw new Error('No data')
          return 'Data'
        }`,
      },
      (_request, response) => void response.writeHead(status).end(),
    )
    for (let time = 0; time < 2; time++) await get('/shop')
    status = 503
    passSeconds(3_600)
    expect((await get('/shop')).rendered).toBe(true)
    await untilLogged(1)
    expect((await get('/shop')).rendered).toBe(true)
    passSeconds(86_400)
    expect((await get('/shop')).rendered).toBe(false)
  })
})

describe('a release', () => {
  test('renders the new version at once, and the former one after a rollback', async () => {
    const { folder, get, lines } = await serveRendered({ 'mfe-shop': counting })
    for (let time = 0; time < 2; time++) {
      expect((await get('/shop')).body).toContain('rendered 1')
    }
    await releaseRendered(
      folder,
      { 'mfe-shop': 'exports.routes = () => "New"' },
      { remote: '2.0.0' },
    )
    const { body } = await get('/shop')
    expect(body).toContain('<h1>New</h1>')
    expect(body).toContain('/mfe-shop/2.0.0/')
    await releaseRendered(folder, { 'mfe-shop': counting })
    const back = (await get('/shop')).body
    expect(lines).toEqual([])
    expect(back).toContain('/shop rendered')
    expect(back).toContain('/mfe-shop/1.0.0/')
  })

  test('of a shell is rendered by it, once its threads are ready', async () => {
    const { folder, get } = await serveRendered({ 'mfe-shop': counting })
    expect((await get('/shop')).body).toContain('Shell 1.0.0')
    await releaseRendered(folder, { 'mfe-shop': counting }, { shell: '2.0.0' })
    let page = await get('/shop')
    while (!page.rendered) {
      expect(page.status).toBe(200)
      page = await get('/shop')
    }
    expect(page.body).toContain('Shell 2.0.0')
    expect(page.body).toContain('data-folder="/shell/2.0.0/"')
  })

  test('of which nothing can be read costs the rendering only', async () => {
    const { folder, get, lines } = await serveRendered({ 'mfe-shop': counting })
    await writeFile(`${folder}/discovery.json`, 'half of it')
    await writeFile(
      `${folder}/${PAGE_INDEX}`,
      `${await readFile(`${folder}/${PAGE_INDEX}`, 'utf8')} `,
    )
    expect(await get('/shop')).toMatchObject({ status: 200, rendered: false })
    expect(lines).toEqual([expect.stringMatching(/^The live release could not be read/)])
  })
})

test.each(['en', 'ar'])(
  'the server has rendered the shell in both languages before its first visitor, who gets it in %s',
  async (language) => {
    const { get } = await serveRendered(
      { 'mfe-bad': 'exports.routes = () => { throw new Error("No page") }' },
      undefined,
      { renderLimits: { threads: 1 } },
    )
    const { body } = await get('/bad', { cookie: `lang=${language}` })
    expect(body).toContain('"isLayout":true,"count":3')
  },
)

test('a release is noticed, and loaded, without a visitor', async () => {
  const { folder, untilLogged, lines } = await serveRendered({ 'mfe-shop': counting })
  const builds = { 'mfe-shop': `console.warn("Loaded"); ${counting}` }
  await releaseRendered(folder, builds, { remote: '2.0.0' })
  await untilLogged(1)
  expect(lines).toEqual(['mfe-shop@2.0.0 warns: Loaded'])
})

test('the server has loaded what is live before it listens', async () => {
  const { get } = await serveRendered({
    'mfe-shop': 'const loaded = Date.now(); exports.routes = () => "Loaded " + loaded',
  })
  const served = Date.now()
  const [, loaded] = /Loaded (\d+)/.exec((await get('/shop')).body) ?? []
  expect(Number(loaded)).toBeLessThanOrEqual(served)
})

describe('two sites with one release folder', () => {
  let folder: string
  let sites: FastifyInstance[]
  beforeAll(async () => {
    folder = await createTemporaryFolder()
    await releaseRendered(folder, { 'mfe-shop': page('Version one') })
    const config = createLocalConfig('http://localhost', 'http://localhost:1')
    const create = () => createSiteServer(folder, config, { renderBudgetMs: 60_000 })
    sites = await Promise.all([create(), create()])
  })
  afterAll(() => Promise.all(sites.map((site) => site.close())))

  const get = (url: string) => Promise.all(sites.map((site) => site.inject({ url })))

  test('render the same page under the same entity tag', async () => {
    const [first, second] = await get('/shop')
    expect(first?.body).toContain('Version one at /shop')
    expect(second?.body).toBe(first?.body)
    expect(second?.headers.etag).toBe(first?.headers.etag)
  })

  test('both send what has gone live, though they had the page in their caches', async () => {
    for (let times = 0; times < 3; times += 1) await get('/shop')
    await releaseRendered(folder, { 'mfe-shop': page('Version two') }, { remote: '2.0.0' })
    for (const { body } of await get('/shop')) expect(body).toContain('Version two at /shop')
  })
})
