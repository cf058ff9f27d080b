import {
  findVisitor,
  OWN,
  page,
  publishShell,
  releaseRendered,
  serveRendered,
  SHARED,
  versionsIn,
} from '../testing/rendered-site.ts'

const builds = { 'mfe-shop': page('Live'), 'mfe-help': page('Help') }

const inCanary = findVisitor({ shell: '2.0.0', 'mfe-shop': '1.0.0' })
const others = findVisitor({ shell: '1.0.0', 'mfe-shop': '1.0.0' })

const shellsIn = (body: string) => versionsIn(body, 'shell')

/** Starts a canary of a shell, and asks for its pages until its thread is ready. */
async function serveCanary(
  canaries: Record<string, string> = {},
  remotes: Record<string, string> = builds,
) {
  const site = await serveRendered(remotes)
  await releaseRendered(site.folder, remotes, { canaryShell: '2.0.0', canaries })
  for (;;) {
    const { status, rendered, body } = await site.get('/help', { cookie: `visitor=${inCanary}` })
    expect([status, shellsIn(body)]).toEqual([200, ['2.0.0']])
    if (rendered) return site
  }
}

describe('during a canary of the shell', () => {
  test.each([
    ['who gets it', inCanary, '2.0.0'],
    ['who does not', others, '1.0.0'],
  ])('a visitor %s gets their shell rendered, and its files only', async (_, id, version) => {
    const { get } = await serveCanary()
    for (const address of ['/shop', '/help', '/shop/nine', '/shop-private']) {
      const text = address === '/help' ? 'Help' : 'Live'
      for (const lang of ['en', 'ar']) {
        const { body, response } = await get(address, { cookie: `lang=${lang}; visitor=${id}` })
        expect(body).toContain(`<h1>${text} at ${address}</h1><p>Shell ${version}, ${lang}</p>`)
        expect(shellsIn(body)).toEqual([version])
        expect(response.headers).toMatchObject({
          'cache-control': OWN,
          vary: 'Accept-Encoding, Cookie',
        })
        expect(response.headers['set-cookie']).toBeUndefined()
      }
    }
  })

  test.each(['/portal', '/nowhere'])('%s is the page of the visitor’s shell', async (address) => {
    const { get } = await serveCanary()
    for (const [id, version] of [
      [inCanary, '2.0.0'],
      [others, '1.0.0'],
    ]) {
      const { body, response } = await get(address, { cookie: `visitor=${id}` })
      expect(shellsIn(body)).toEqual([version])
      expect(response.headers['cache-control']).toBe(OWN)
    }
  })

  test('a visitor without a number gets one, and the shell that it stands for', async () => {
    const { get } = await serveCanary()
    const seen = new Set<string>()
    for (let visit = 0; seen.size < 2 && visit < 200; visit++) {
      const { response, body } = await get('/help')
      const [, id] = /^visitor=(\d{1,4});/.exec(String(response.headers['set-cookie'])) ?? []
      expect((await get('/help', { cookie: `visitor=${id}` })).body).toBe(body)
      seen.add(shellsIn(body).join())
    }
    expect([...seen].toSorted()).toEqual(['1.0.0', '2.0.0'])
  })

  test('each visitor gets their own versions of the shell and of a remote with a canary', async () => {
    const site = await serveCanary({ 'mfe-shop': page('Canary') })
    for (const shell of ['1.0.0', '2.0.0']) {
      for (const [remote, text] of [
        ['1.0.0', 'Live'],
        ['2.0.0', 'Canary'],
      ] as const) {
        const cookie = `visitor=${findVisitor({ shell, 'mfe-shop': remote })}`
        const { body } = await site.get('/shop', { cookie })
        expect(body).toContain(`<h1>${text} at /shop</h1><p>Shell ${shell}, en</p>`)
        expect(shellsIn(body)).toEqual([shell])
      }
    }
  })

  test('what fails with one shell is rendered with the other', async () => {
    const build = `exports.routes = ({ shell }) => { if (shell === '2.0.0') throw new Error('No'); return 'Fine' }`
    const site = await serveCanary({}, { ...builds, 'mfe-shop': build })
    for (let visit = 0; visit < 4; visit++) {
      const failed = await site.get(`/shop/${visit}`, { cookie: `visitor=${inCanary}` })
      expect([failed.status, failed.rendered, shellsIn(failed.body)]).toEqual([
        200,
        false,
        ['2.0.0'],
      ])
    }
    const { body } = await site.get('/shop/9', { cookie: `visitor=${others}` })
    expect(body).toContain('<h1>Fine</h1><p>Shell 1.0.0')
    expect(site.lines[0]).toMatch(
      /^mfe-shop@1\.0\.0, with shell@2\.0\.0, could not be rendered at \/shop\/0: Error: No\n/,
    )
  })

  test('a rollback ends it for everybody', async () => {
    const { get, folder } = await serveCanary()
    const cookie = `visitor=${inCanary}`
    expect((await get('/help', { cookie })).body).toContain('Shell 2.0.0')
    await releaseRendered(folder, builds)
    for (;;) {
      const { response, body, rendered } = await get('/help', { cookie })
      expect(shellsIn(body)).toEqual(['1.0.0'])
      // Three releases within its first second leave the live shell without a thread at first.
      if (!rendered) continue
      expect(body).toContain('Shell 1.0.0')
      expect(response.headers['cache-control']).toBe(SHARED)
      return
    }
  })

  test('a promotion goes on with the thread of the canary', async () => {
    const { get, folder } = await serveCanary()
    await releaseRendered(folder, builds, { shell: '2.0.0' })
    expect((await get('/help', { cookie: `visitor=${others}` })).body).toContain('Shell 2.0.0')
  })
})

describe('a tester', () => {
  test('gets a shell that was never live, which their browser renders', async () => {
    const { get, folder } = await serveRendered(builds)
    await publishShell(folder, '3.0.0')
    for (const [address, cookie] of [
      ['/shop?mf=shell@3.0.0', ''],
      ['/nowhere', 'mf=shell%403.0.0'],
      ['/portal', 'mf=shell%403.0.0'],
    ] as const) {
      const { body, rendered, response } = await get(address, { cookie })
      expect([rendered, shellsIn(body)]).toEqual([false, ['3.0.0']])
      expect(body).not.toContain('<!--')
      expect(body.includes('/mfe-shop/1.0.0/remoteEntry.js')).toBe(address.startsWith('/shop'))
      expect(response.headers['cache-control']).toBe(OWN)
    }
  })

  test('gets the live shell and its canary rendered', async () => {
    const { get } = await serveCanary()
    for (const [version, visitor] of [
      ['2.0.0', others],
      ['1.0.0', inCanary],
    ]) {
      const { body } = await get(`/shop?mf=shell@${version}`, { cookie: `visitor=${visitor}` })
      expect(body).toContain(`<h1>Live at /shop</h1><p>Shell ${version}`)
    }
  })

  test('gets the live shell for what is none', async () => {
    const { get } = await serveRendered(builds)
    for (const override of [
      'shell@9.9.9',
      'shell@../mfe-shop/1.0.0',
      'shell@http://localhost:1',
      'shell@',
    ]) {
      const { body } = await get(`/shop?mf=${encodeURIComponent(override)}`)
      expect([override, body]).toEqual([
        override,
        expect.stringContaining('<h1>Live at /shop</h1><p>Shell 1.0.0'),
      ])
    }
  })
})
