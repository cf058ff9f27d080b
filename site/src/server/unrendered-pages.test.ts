import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { PAGE_INDEX, type PageIndex } from '@shop/release-format/page-index.ts'

import { OWN, page, running, serveRendered } from '../testing/rendered-site.ts'

const serve = () => serveRendered({ 'mfe-shop': page('Here') }, undefined, { render: false })

describe('a page that the browser renders', () => {
  test.each([
    ['/portal', '/nowhere'],
    ['/nowhere', '/portal'],
  ])('has its own status: %s before %s', async (...urls) => {
    const { get } = await serve()
    for (const url of [...urls, ...urls]) {
      expect([url, (await get(url)).status]).toEqual([url, url === '/portal' ? 200 : 404])
    }
  })

  test('is in the language of its address, or else of its visitor', async () => {
    const { get } = await serve()
    await get('/shop')
    await get('/nowhere', { cookie: 'lang=ar' })
    const [english, arabic] = ['lang="en" dir="ltr"', 'lang="ar" dir="rtl"']
    for (const [url, cookie, attributes] of [
      ['/ar/shop', '', arabic],
      ['/ar/shop', 'lang=en', arabic],
      ['/ar/nowhere', '', arabic],
      ['/shop', 'lang=ar', arabic],
      ['/shop', '', english],
      ['/shop', 'lang=en', english],
      ['/nowhere', 'lang=ar', arabic],
      ['/nowhere', '', english],
    ] as const) {
      const { body, rendered, response } = await get(url, { cookie })
      expect([url, cookie, rendered, body]).toEqual([
        url,
        cookie,
        false,
        expect.stringMatching(`^<html ${attributes} `),
      ])
      expect(response.headers).toMatchObject({
        'cache-control': OWN,
        vary: 'Accept-Encoding, Cookie',
      })
    }
  })

  test('states no address of the first page of its list at another', async () => {
    const { folder, get } = await serve()
    const index = JSON.parse(await readFile(path.join(folder, PAGE_INDEX), 'utf8')) as PageIndex
    expect(await readFile(path.join(folder, index.pages['/shop']?.file ?? ''), 'utf8')).toMatch(
      /canonical/,
    )
    const links = async (url: string) => (await get(url)).body.match(/canonical|alternate|og:url/g)
    expect(await links('/shop?page=2')).toBeNull()
    expect(await links('/ar/shop?page=2')).toBeNull()
    for (const url of ['/shop', '/shop?page=1', '/shop?q=2'])
      expect(await links(url)).toHaveLength(5)
  })
})

describe('a page of a server that is too busy to render it', () => {
  test('has the language of its address, and the skeleton of its kind in place of the page', async () => {
    const events = new EventEmitter()
    const waiting = running('return (await fetch(config.apiUrl)).text()')
    const { get } = await serveRendered(
      {
        'mfe-slow': waiting,
        'mfe-late': waiting,
        'mfe-grid': `${page('Here')}; exports.skeleton = 'list'`,
      },
      (_request, response) => {
        events.once('respond', () => response.end('Here')).emit('asked')
      },
      { renderBudgetMs: 50, renderLimits: { threads: 2 } },
    )
    // Each holds a thread until the API responds.
    for (const url of ['/slow', '/late']) {
      const asked = once(events, 'asked')
      let isAsked = false
      void asked.then(() => (isAsked = true))
      while (!isAsked) await get(url)
    }
    for (const [url, attributes] of [
      ['/ar/grid', 'lang="ar" dir="rtl"'],
      ['/grid', 'lang="en" dir="ltr"'],
    ] as const) {
      const { status, rendered, body } = await get(url)
      expect([url, status, rendered]).toEqual([url, 200, false])
      expect(body).toContain(`<html ${attributes} `)
      expect(body).toMatch(/<html [^>]* data-skeleton="list">/)
      expect(body).toContain('<div id="root"></div><div id="page-skeleton"></div>')
    }
    expect((await get('/slow')).body).not.toContain('data-skeleton')
    events.emit('respond')
  })
})

const good = page('Good')
const limits = { timeoutMs: 1_200, dataTimeoutMs: 600 }
const layoutIn = (body: string) => /<header>(Layout of .*)<\/header>/.exec(body)?.[1]

describe('the shell around the place of a page', () => {
  test.each([
    ['throws', running('throw new Error("No page")')],
    ['loops for ever', running('for (;;);')],
  ])('is sent when its owner %s, in the visitor’s language', async (_, build) => {
    const { get } = await serveRendered({ 'mfe-bad': build, 'mfe-good': good }, undefined, {
      renderLimits: limits,
    })
    const { status, rendered, body, response } = await get('/bad?q=1', { cookie: 'lang=ar' })
    expect([status, rendered]).toEqual([200, false])
    expect(layoutIn(body)).toBe('Layout of /bad?q=1, ar')
    expect(body).toContain('data-rendered-lang="ar" data-layout')
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    })
    const again = await get('/bad')
    expect([again.status, layoutIn(again.body)]).toEqual([200, 'Layout of /bad, en'])
    expect((await get('/good')).rendered).toBe(true)
  })

  test('keeps the head of the page, and its scripts as urgent as they were', async () => {
    const { get } = await serveRendered({ 'mfe-bad': running('throw new Error("No page")') })
    const { body } = await get('/bad', { cookie: 'lang=ar' })
    expect(body).toContain('<title data-written>')
    expect(body).toContain('<link rel="preload" as="script" href="/mfe-bad/1.0.0/remoteEntry.js">')
    expect(body).toContain('<link rel="preload" as="script" href="/shell/1.0.0/messages.ar.js">')
    expect(body).not.toContain('messages.en.js">')
    expect(body).not.toContain('"late"')
  })

  test('is sent while the version is left to the browser', async () => {
    const { get, lines } = await serveRendered({ 'mfe-bad': running('throw new Error("No page")') })
    for (const id of [1, 2, 3, 4]) {
      expect(layoutIn((await get(`/bad/${id}`)).body)).toBe(`Layout of /bad/${id}, en`)
    }
    expect(lines).toContain('mfe-bad@1.0.0 is left to the browser for 60 s at a time')
  })

  test('is sent when the API responds late, and never as the page', async () => {
    const events = new EventEmitter()
    const { get, lines } = await serveRendered(
      { 'mfe-slow': running('return (await fetch(config.apiUrl)).text()') },
      (_request, response) => {
        events.once('respond', (text: string) => response.end(text)).emit('asked')
      },
      { renderBudgetMs: 50 },
    )
    const asked = once(events, 'asked')
    let late = await get('/slow')
    // On a busy machine it may be late, too.
    while (!layoutIn(late.body)) late = await get('/slow')
    expect(late).toMatchObject({ status: 200, rendered: false })
    await asked
    events.emit('respond', 'Here')
    while (!late.rendered) late = await get('/slow')
    expect(late.body).toContain('<h1>Here</h1>')
    expect(layoutIn((await get('/slow')).body)).toBeUndefined()
    expect(lines).toEqual([])
  })
})
