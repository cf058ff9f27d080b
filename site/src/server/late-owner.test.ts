import { EventEmitter, once } from 'node:events'

import { serveRendered } from '../testing/rendered-site.ts'

const page = (body: string) => `exports.routes = async ({ url, config }) => { ${body} }`
const good = page('return "Good: " + url')
const limits = { timeoutMs: 1_200, dataTimeoutMs: 600 }
const layoutIn = (body: string) => /<header>(Layout of .*)<\/header>/.exec(body)?.[1]

describe('the shell around the place of a page', () => {
  test.each([
    ['throws', page('throw new Error("No page")')],
    ['cannot be loaded', 'throw new Error("No loading")'],
    ['loops for ever', page('for (;;);')],
    ['never responds', page('await new Promise(() => undefined)')],
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
    const { get } = await serveRendered({ 'mfe-bad': page('throw new Error("No page")') })
    const { body } = await get('/bad', { cookie: 'lang=ar' })
    expect(body).toContain('<title data-written>')
    expect(body).toContain('<link rel="preload" as="script" href="/mfe-bad/1.0.0/remoteEntry.js">')
    expect(body).toContain('<link rel="preload" as="script" href="/shell/1.0.0/messages.ar.js">')
    expect(body).not.toContain('messages.en.js">')
    expect(body).not.toContain('"late"')
  })

  test('is sent while the version is left to the browser', async () => {
    const { get, lines } = await serveRendered({ 'mfe-bad': page('throw new Error("No page")') })
    for (const id of [1, 2, 3, 4]) {
      expect(layoutIn((await get(`/bad/${id}`)).body)).toBe(`Layout of /bad/${id}, en`)
    }
    expect(lines).toContain('mfe-bad@1.0.0 is left to the browser for 60 s at a time')
  })

  test('is sent when the API responds late, and never as the page', async () => {
    const events = new EventEmitter()
    const { get, lines } = await serveRendered(
      { 'mfe-slow': page('return (await fetch(config.apiUrl)).text()') },
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
