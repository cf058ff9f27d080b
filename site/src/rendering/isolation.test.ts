import { running, serveRendered } from '../testing/rendered-site.ts'

/** Each remote's pages beside the failing one's. */
const good = 'exports.routes = ({ url }) => "Good: " + url'

// Far apart: on a busy machine both are late.
const limits = { timeoutMs: 3_000, dataTimeoutMs: 600 }

afterEach(() => jest.restoreAllMocks())

const serve = (build: string, handle?: Parameters<typeof serveRendered>[1]) =>
  serveRendered({ 'mfe-bad': build, 'mfe-good': good }, handle, { renderLimits: limits })

describe('a remote', () => {
  test('is rendered with what the shell shares, in the language of the cookie', async () => {
    const { get, lines } = await serve(
      `const { greet } = require('shared'); ${running('return greet(url)')}`,
    )
    const { body } = await get('/bad?q=1&x=1', { cookie: 'a=b; lang=ar' })
    expect(body).toContain('<h1>Hello, /bad?q=1</h1><p>Shell 1.0.0, ar</p>')
    expect(body).toContain(
      'lang="ar" dir="rtl" data-rendered-url="/bad?q=1" data-rendered-lang="ar"',
    )
    expect((await get('/bad')).body).toContain('Shell 1.0.0, en')
    expect(lines).toEqual([])
  })

  test.each([
    ['throws while loading', 'throw new Error("No loading")', /No loading/],
    ['throws while rendering', running('throw new Error("No page")'), /No page/],
    ['throws what is no error', running('throw null'), /null/],
    ['rejects', running('await null; throw new Error("No page")'), /No page/],
    ['has a syntax error', 'exports.routes = (', /SyntaxError|Unexpected/],
    ['loops for ever', running('for (;;);'), /longer than 3000 ms/],
    ['loops for ever in microtasks', running('for (;;) await null'), /longer than 3000 ms/],
    ['never responds', running('await new Promise(() => undefined)'), /longer than 600 ms/],
    ['ends the process', running('process.exit(1)'), /exited with code: 1/],
    ['asks for the page of a browser', running('return document.title'), /document is not defined/],
    ['reads a file', running('return require("node:fs").readFileSync(url)'), /asks for node:fs/],
    ['imports a file', running('return (await import("node:fs")).readFileSync(url)'), /import/],
    ['asks for a module that is not shared', 'require("left-pad")', /asks for left-pad/],
    [
      'throws in a timer while it is rendered',
      running('setTimeout(() => { throw new Error("Late") }, 0); await new Promise(() => {})'),
      /Late/,
    ],
    [
      'calls an address that the configuration does not name',
      running('return (await fetch("http://localhost:1/secret")).text()'),
      /http:\/\/localhost:1 may not be called/,
    ],
  ])('that %s costs its page only', async (_name, build, reason) => {
    const { get, lines } = await serve(build)
    expect(await get('/bad')).toMatchObject({ status: 200, rendered: false })
    expect(await get('/good')).toMatchObject({ status: 200, rendered: true })
    const [failure, ...others] = lines.filter((line) => !line.includes('is left to the browser'))
    expect(failure).toMatch(/^mfe-bad@1.0.0 could not be rendered/)
    expect(failure).toMatch(reason)
    expect(others).toEqual([])
  })

  test('finds nothing of the environment, where secrets are', async () => {
    const { get } = await serve(running('return Object.keys(process.env).length + " variables"'))
    expect((await get('/bad')).body).toContain('<h1>0 variables</h1>')
  })

  test('that leaks until its memory is used up costs its page only', async () => {
    const { get, lines } = await serveRendered(
      { 'mfe-bad': running('const all = []; for (;;) all.push([url])'), 'mfe-good': good },
      undefined,
      { renderLimits: { memoryMb: 32 } },
    )
    expect(await get('/bad')).toMatchObject({ status: 200, rendered: false })
    expect((await get('/good')).rendered).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^mfe-bad@1.0.0 .*memory/)])
  })

  test('that grows outside of the heap costs its page only', async () => {
    const { get, lines } = await serveRendered(
      {
        // Stops to grow, so that a machine without the limit survives it.
        'mfe-bad': running(`
          const all = []
          for (;;) if (all.length < 400) all.push(new Uint8Array(2 ** 20).fill(1))`),
        'mfe-good': good,
      },
      undefined,
      { renderLimits: { memoryMb: 128 } },
    )
    const bad = get('/bad')
    expect((await get('/good')).rendered).toBe(true)
    expect(await bad).toMatchObject({ status: 200, rendered: false })
    expect(lines).toEqual([expect.stringMatching(/^mfe-bad@1.0.0 .*more than 128 MiB of memory/)])
  })

  test('that keeps more outside of the heap with each page has its thread replaced', async () => {
    const { get, lines, untilLogged } = await serveRendered(
      {
        'mfe-bad': `const all = []
          ${running('all.push(new Uint8Array(15 * 2 ** 20)); return all.length + " kept"')}`,
        'mfe-good': good,
      },
      undefined,
      { renderLimits: { threads: 1, memoryMb: 48 } },
    )
    for (const id of [1, 2, 3]) await get(`/bad/${id}`)
    expect(lines).toEqual([])
    await get('/bad/4')
    await untilLogged(1)
    expect(lines).toEqual([expect.stringMatching(/^mfe-bad@1.0.0 .*keep more than 48 MiB/)])
    expect((await get('/bad/5')).body).toContain('1 kept')
  })

  test('that loops leaves threads to the others', async () => {
    const { get } = await serveRendered(
      { 'mfe-bad': running('for (;;);'), 'mfe-good': good },
      undefined,
      { renderLimits: { threads: 2 }, renderBudgetMs: 1 },
    )
    // Nobody waits for them, and they end with the site.
    for (const id of [1, 2, 3, 4]) await get(`/bad/${id}`)
    let other = await get('/good')
    while (!other.rendered) other = await get('/good')
    expect(other.status).toBe(200)
  })

  test.each([
    ['throws', 'queueMicrotask(() => { throw new Error("Late") })'],
    ['rejects', 'void Promise.reject(new Error("Late"))'],
  ])('that %s where nothing catches it has its thread replaced', async (_name, body) => {
    const { get, lines, untilLogged } = await serve(running(`${body}; return "Done"`))
    await get('/bad')
    await untilLogged(1)
    expect((await get('/good')).rendered).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^mfe-bad@1.0.0 .*Late/)])
  })

  test('has its thread replaced by one that has loaded all before it takes visitors', async () => {
    const loud = 'console.warn("Loaded " + performance.now())'
    const { get, untilLogged, lines } = await serveRendered(
      { 'mfe-bad': running('for (;;);'), 'mfe-good': `${loud}\n${good}` },
      undefined,
      { renderLimits: { ...limits, threads: 1 } },
    )
    const loads = () => lines.filter((line) => line.includes('Loaded')).length
    await untilLogged(1)
    expect(loads()).toBe(1)
    await get('/bad')
    await untilLogged(3)
    expect(loads()).toBe(2)
    expect((await get('/good')).rendered).toBe(true)
    expect(loads()).toBe(2)
  })

  test('leaves no timer behind', async () => {
    const { get } = await serve(`
      let ticks = 0
      ${running('setInterval(() => ticks++, 0); return "Ticks: " + ticks')}`)
    expect((await get('/bad')).body).toContain('Ticks: 0')
    await get('/good')
    expect((await get('/bad/2')).body).toContain('Ticks: 0')
  })

  test('is not called for an address of its own that redirects elsewhere', async () => {
    const called: (string | undefined)[] = []
    const { get, lines } = await serve(
      running('return (await fetch(config.apiUrl + "/moved")).text()'),
      (request, response) => {
        called.push(request.url)
        response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/secret` })
        response.end()
      },
    )
    expect((await get('/bad')).rendered).toBe(false)
    expect(called).toEqual(['/api/v1.0/moved'])
    expect(lines).toHaveLength(1)
  })
})

describe('a version that fails three times in a row', () => {
  const fail = running('if (url !== "/bad/good") throw new Error("No " + url); return "Better"')

  test('is left alone for a minute', async () => {
    const { get, lines } = await serve(fail)
    for (const id of [1, 2, 3]) await get(`/bad/${id}`)
    expect(await get('/bad/good')).toMatchObject({ status: 200, rendered: false })
    expect((await get('/good')).rendered).toBe(true)
    expect(lines.map((line) => line.split('\n')[0])).toEqual([
      'mfe-bad@1.0.0 could not be rendered at /bad/1: Error: No /bad/1',
      'mfe-bad@1.0.0 could not be rendered at /bad/2: Error: No /bad/2',
      'mfe-bad@1.0.0 could not be rendered at /bad/3: Error: No /bad/3',
      'mfe-bad@1.0.0 is left to the browser for 60 s at a time',
    ])
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    expect((await get('/bad/good')).rendered).toBe(true)
  })

  test('is left alone for 5 s while its data cannot be fetched, and logged once', async () => {
    const api = { status: 503 }
    const { get, lines } = await serve(
      running(`
        const response = await fetch(config.apiUrl)
        if (!response.ok) throw new Error(url + ": " + response.status)
        return "Data"`),
      (_request, response) => void response.writeHead(api.status).end(),
    )
    for (const id of [1, 2, 3, 4]) expect((await get(`/bad/${id}`)).rendered).toBe(false)
    expect(lines.map((line) => line.split('\n')[0])).toEqual([
      'mfe-bad@1.0.0 could not be rendered at /bad/1: Error: /bad/1: 503',
      'mfe-bad@1.0.0 is left to the browser for 5 s at a time',
    ])
    api.status = 200
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 5_000)
    expect((await get('/bad/1')).rendered).toBe(true)
  })
})
