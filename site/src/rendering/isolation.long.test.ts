import { serveRendered } from '../testing/rendered-site.ts'

const good = 'exports.routes = ({ url }) => "Good: " + url'

/** A module whose page runs this. */
const page = (body: string) => `exports.routes = async ({ url, config }) => { ${body} }`

const limits = { timeoutMs: 1_200, dataTimeoutMs: 600 }

describe('a remote', () => {
  test('that loops for ever in a microtask costs its page only', async () => {
    const { get, lines } = await serveRendered(
      { 'mfe-bad': page('for (;;) await null'), 'mfe-good': good },
      undefined,
      { renderLimits: limits },
    )
    expect(await get('/bad')).toMatchObject({ status: 200, rendered: false })
    expect(await get('/good')).toMatchObject({ status: 200, rendered: true })
    expect(lines).toEqual([
      expect.stringMatching(/^mfe-bad@1.0.0 could not be rendered.*longer than 1200 ms/),
    ])
  })

  test('that loops for ever leaves the shell around its place, in the visitor’s language', async () => {
    const { get } = await serveRendered({ 'mfe-bad': page('for (;;);') }, undefined, {
      renderLimits: limits,
    })
    for (const lang of ['ar', 'en']) {
      const { status, rendered, body } = await get('/bad', { cookie: `lang=${lang}` })
      expect([status, rendered]).toEqual([200, false])
      expect(body).toContain(`<header>Layout of /bad, ${lang}</header>`)
    }
  })

  test('has its thread replaced by one that has loaded all before it takes visitors', async () => {
    const loud = 'console.warn("Loaded " + performance.now())'
    const { get, untilLogged, lines } = await serveRendered(
      { 'mfe-bad': page('for (;;);'), 'mfe-good': `${loud}\n${good}` },
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
})
