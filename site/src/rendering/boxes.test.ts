import { setTimeout as delay } from 'node:timers/promises'

import { box, findVisitor, releaseRendered, serveRendered } from '../testing/rendered-site.ts'

/** A page with a slot, and one without boxes in its own. */
const pages = {
  'mfe-good': 'exports.routes = ({ url }) => "Good: " + url',
  'mfe-other': 'exports.routes = ({ url }) => "Other: " + url',
}

const limits = { timeoutMs: 1_200, dataTimeoutMs: 600 }
const serve = (build: string, renderLimits = {}) =>
  serveRendered({ ...pages, 'mfe-box': build }, undefined, { renderLimits })

const boxesIn = (body: string) =>
  [...body.matchAll(/<aside>(.*?)<\/aside>/g)].map(([, text]) => text)

describe('a page with a slot', () => {
  test('is rendered with the boxes of other remotes, and no other page is', async () => {
    const { get, lines } = await serve(box('return "Box"'))
    expect(boxesIn((await get('/good')).body)).toEqual(['Box'])
    expect(boxesIn((await get('/good/1')).body)).toEqual([])
    expect(boxesIn((await get('/other')).body)).toEqual([])
    expect(lines).toEqual([])
  })

  test('is rendered with the version of the box that its visitor gets, and that is live', async () => {
    const { folder, get } = await serve(box('return "One"'))
    const builds = { ...pages, 'mfe-box': box('return "One"') }
    await releaseRendered(folder, builds, { canaries: { 'mfe-box': box('return "Two"') } })
    const versions = ['1.0.0', '2.0.0'].map((version) => findVisitor({ 'mfe-box': version }))
    const boxOf = async (visitor = '') =>
      boxesIn((await get('/good', { cookie: `visitor=${visitor}` })).body).join()
    const before = Date.now()
    while ((await boxOf(versions[1])) !== 'Two' && Date.now() < before + 30_000) await delay(50)
    expect([await boxOf(versions[0]), await boxOf(versions[1])]).toEqual(['One', 'Two'])
  })

  test('whose box fails is rendered with its place', async () => {
    const { get, lines } = await serve(box('throw new Error("No box")'))
    const { body, rendered } = await get('/good')
    expect([rendered, ...boxesIn(body)]).toEqual([true, 'empty'])
    expect(lines).toEqual([])
  })

  test.each([
    ['loops for ever', 'for (;;);', /longer than 1200 ms/],
    ['ends the process', 'process.exit(1)', /exited with code: 1/],
    [
      'throws in a timer',
      'setTimeout(() => { throw new Error("Late") }, 0); await new Promise(() => {})',
      /Late/,
    ],
  ])(
    'whose box %s is rendered without it, which is the fault of the box',
    async (_, body, reason) => {
      const { get, lines } = await serve(box(body), limits)
      const page = await get('/good')
      expect(page.rendered).toBe(true)
      expect(boxesIn(page.body)).toEqual([])
      expect(lines).toEqual([expect.stringMatching(/^mfe-box@1.0.0 could not be rendered/)])
      expect(lines[0]).toMatch(reason)
    },
  )

  test('runs no box any more that has failed several times', async () => {
    const { get, lines } = await serve(box('for (;;);'), limits)
    for (const query of ['a', 'b', 'c']) expect((await get(`/good?q=${query}`)).rendered).toBe(true)
    expect(lines.at(-1)).toMatch(/^mfe-box@1.0.0 is left to the browser/)
  })
})
