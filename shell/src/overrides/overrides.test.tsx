import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { toOverrideError } from './override-error.ts'
import { persistOverrides, readRequestedOverrides } from './overrides.ts'
import { resolveOverrides } from './resolve-overrides.ts'

describe('readRequestedOverrides', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/shop?sort=price')
    // Values in memory outlive a test.
    persistOverrides(new Map())
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('persists the URL’s overrides for the tab and removes them from the URL', () => {
    window.history.replaceState({ key: 'a' }, '', '/shop?sort=price&mf=mfe-catalog@1.2.0#list')
    expect([...readRequestedOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/shop?sort=price#list',
    )
    expect(window.history.state).toEqual({ key: 'a' })
    expect([...readRequestedOverrides()]).toEqual([['mfe-catalog', '1.2.0']])
  })

  test('returns none after an empty parameter or an empty map is persisted', () => {
    persistOverrides(new Map([['mfe-catalog', '1.2.0']]))
    window.history.replaceState(null, '', '/shop?mf=')
    expect(readRequestedOverrides().size).toBe(0)
    persistOverrides(new Map([['mfe-catalog', '1.2.0']]))
    persistOverrides(new Map())
    expect(readRequestedOverrides().size).toBe(0)
  })

  test('returns stored text that is no override, to be rejected, until it is reset', () => {
    sessionStorage.setItem('overrides', '{"mfe-catalog":"http://evil.test"}')
    expect([...readRequestedOverrides().values()]).toEqual([''])
    persistOverrides(new Map())
    expect(readRequestedOverrides().size).toBe(0)
  })

  test('returns the URL’s overrides when storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    expect(readRequestedOverrides().size).toBe(0)
    window.history.replaceState(null, '', '/?mf=mfe-agents@1.0.0')
    expect(readRequestedOverrides().size).toBe(1)
    jest.restoreAllMocks()
  })
})

/** The console says of each override why it is not used. */
const expectReasons = () => {
  for (const line of expectConsole()) expect(line).toMatch(/^\S+@\S* is not used \(\w+\): ./)
}

describe('resolveOverrides', () => {
  afterEach(expectReasons)

  const live = [buildRemote('mfe-catalog', ['/shop']), buildRemote('mfe-agents', ['/agents'])]

  const manifest = {
    name: 'mfe-catalog',
    kernel: '^1.0.0',
    entry: 'remoteEntry.2.js',
    paths: ['/shop', '/sale'],
  }

  function serve(folder: string, response: object) {
    server.use(http.get(`${folder}remote.json`, () => HttpResponse.json(response)))
  }

  beforeEach(() => {
    setConfig({ ...testConfig, overrideOrigins: ['http://localhost:3101'] })
    server.use(http.get('*/versions.json', () => HttpResponse.json({})))
  })

  afterEach(() => void setConfig(testConfig))

  test('replaces the live version by a published one', async () => {
    serve('http://localhost/mfe-catalog/2.0.0/', manifest)
    const { remotes, active, rejected } = await resolveOverrides(
      live,
      new Map([['mfe-catalog', '2.0.0']]),
    )
    const [catalog, agents] = remotes
    expect(catalog?.entry.url).toBe('/mfe-catalog/2.0.0/remoteEntry.2.js')
    expect(catalog?.entry.extras.paths).toEqual(['/shop', '/sale'])
    expect(agents).toBe(live[1])
    expect([...active]).toEqual([['mfe-catalog', '2.0.0']])
    expect(rejected.size).toBe(0)
  })

  test('adds a remote at an allowed URL that is not live', async () => {
    serve('http://localhost:3101/', {
      ...manifest,
      name: 'mfe-loyalty',
      entry: 'remoteEntry.js',
    })
    const { remotes } = await resolveOverrides(
      live,
      new Map([['mfe-loyalty', 'http://localhost:3101']]),
    )
    expect(remotes).toHaveLength(3)
    expect(remotes[0]?.entry.url).toBe('http://localhost:3101/remoteEntry.js')
  })

  test.each([403, 404])(
    'rejects every override when the site shows its versions to testers only (%i)',
    async (status) => {
      server.use(http.get('*/versions.json', () => HttpResponse.text('Only testers…', { status })))
      const requested = new Map([
        ['mfe-catalog', '2.0.0'],
        ['mfe-agents', 'http://localhost:3101'],
      ])
      const { remotes, active, rejected } = await resolveOverrides(live, requested)
      expect(remotes).toEqual(live)
      expect(active.size).toBe(0)
      expect([...rejected.values()].map(({ problem }) => problem)).toEqual([
        'notPermitted',
        'notPermitted',
      ])
    },
  )

  describe('of the shell', () => {
    beforeEach(() => void (document.documentElement.dataset.folder = '/shell/2.0.0/'))
    afterEach(() => delete document.documentElement.dataset.folder)
    const resolve = (release: string) => resolveOverrides(live, new Map([['shell', release]]))

    test('are in effect when the site has sent that version', async () => {
      const { remotes, active, rejected } = await resolve('2.0.0')
      expect(remotes).toEqual(live)
      expect([...active]).toEqual([['shell', '2.0.0']])
      expect(rejected.size).toBe(0)
    })

    test.each([
      ['3.0.0', 'the site has sent another one: 3.0.0 is not published'],
      ['http://localhost:3101', 'http://localhost:3101 is not a version'],
    ])('are rejected otherwise: %s', async (release, reason) => {
      const { remotes, active, rejected } = await resolve(release)
      expect([remotes, active.size]).toEqual([live, 0])
      expect(rejected.get('shell')?.message).toContain(reason)
    })

    test('are rejected without a permission', async () => {
      server.use(http.get('*/versions.json', () => new HttpResponse(null, { status: 404 })))
      expect((await resolve('3.0.0')).rejected.get('shell')?.problem).toBe('notPermitted')
    })
  })

  test.each([
    ['http://evil.test', 'is not an address that this site loads remotes from'],
    ['http://localhost:3101@evil.test', 'is not an address'],
    ['http://localhost:3102', 'is not an address'],
  ])('rejects %s without a request', async (release, reason) => {
    const requested = jest.fn()
    server.use(http.all('*', requested))
    const resolved = await resolveOverrides(live, new Map([['mfe-catalog', release]]))
    expect(resolved.rejected.get('mfe-catalog')).toMatchObject({
      problem: 'notAllowed',
      message: expect.stringContaining(reason) as string,
    })
    expect(resolved.remotes).toEqual(live)
    expect(requested).not.toHaveBeenCalled()
  })

  test.each([
    ['mfe--x', '1.0.0', 'mfe--x is not the name of a remote, such as mfe-catalog'],
    ['__proto__', '1.0.0', '__proto__ is not the name of a remote'],
    ['mfe-catalog', '', 'the version is missing, such as 1.0.0-0123456789'],
    ['mfe-catalog', '../../evil', '../../evil is neither a version nor an address'],
    ['mfe-catalog', '..', '.. is neither'],
    ['mfe-catalog', '1.0.0/../x', '1.0.0/../x is neither'],
    ['mfe-catalog', 'javascript:alert(1)', 'is neither'],
    ['mfe-catalog', '//evil.test', 'is neither'],
    ['mfe-catalog', 'data:text/javascript,1', 'is neither'],
  ])('rejects %s@%s without a request, and says why', async (name, release, reason) => {
    const asked = jest.fn()
    server.use(http.all('*', asked))
    const { remotes, rejected } = await resolveOverrides(live, new Map([[name, release]]))
    expect(rejected.get(name)?.message).toContain(reason)
    expect(remotes).toEqual(live)
    expect(asked).not.toHaveBeenCalled()
  })

  test('rejects every URL when no origins are configured', async () => {
    setConfig(testConfig)
    const requested = new Map([['mfe-catalog', 'http://localhost:3101']])
    expect((await resolveOverrides(live, requested)).rejected.size).toBe(1)
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 }), 'missing', 'answered 404'],
    [
      'is another remote',
      () => HttpResponse.json({ ...manifest, name: 'mfe-agents' }),
      'wrongFormat',
      'is mfe-agents',
    ],
    ['is HTML', () => HttpResponse.html('<!doctype html>'), 'wrongFormat', 'is not JSON'],
    [
      'has no paths',
      () => HttpResponse.json({ ...manifest, paths: [] }),
      'wrongFormat',
      'does not describe a remote; wrong are: paths',
    ],
    ['cannot be reached', () => HttpResponse.error(), 'unreachable', 'remote.json'],
  ])('rejects a version that %s and keeps the live one', async (_, response, problem, reason) => {
    server.use(http.get('*/mfe-catalog/2.0.0/remote.json', response))
    const requested = new Map([['mfe-catalog', '2.0.0']])
    const { remotes, active, rejected } = await resolveOverrides(live, requested)
    expect(remotes).toEqual(live)
    expect(active.size).toBe(0)
    expect(rejected.get('mfe-catalog')?.problem).toBe(problem)
    expect(rejected.get('mfe-catalog')?.message).toContain(reason)
  })

  test('rejects a manifest whose entry is on another origin', async () => {
    serve('http://localhost:3101/', { ...manifest, entry: 'http://evil.test/entry.js' })
    const requested = new Map([['mfe-catalog', 'http://localhost:3101']])
    const { remotes, rejected } = await resolveOverrides(live, requested)
    expect(remotes).toEqual(live)
    expect(rejected.get('mfe-catalog')?.problem).toBe('notAllowed')
  })
})

describe('toOverrideError', () => {
  const shop = new URL('https://shop.test')
  const failed = new TypeError('Failed to fetch')
  const stub = (states: Record<string, PermissionState>) =>
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: {
        query: ({ name }: { name: string }) =>
          states[name] ? Promise.resolve({ state: states[name] }) : Promise.reject(new TypeError()),
      },
    })
  afterEach(() => Reflect.deleteProperty(navigator, 'permissions'))

  test.each([
    ['mixedContent', 'http://192.168.1.20:3200/remote.json', shop, {}],
    [
      'promptDenied',
      'http://localhost:3200/remote.json',
      shop,
      { 'local-network-access': 'denied' },
    ],
    ['promptDenied', 'https://10.0.0.2/remote.json', shop, { 'loopback-network': 'prompt' }],
    [
      'unreachable',
      'http://localhost:3200/remote.json',
      shop,
      { 'local-network-access': 'granted' },
    ],
    ['unreachable', 'http://localhost:3200/remote.json', shop, {}],
    [
      'unreachable',
      'http://localhost:3200/remote.json',
      new URL('http://localhost:3000'),
      { 'local-network-access': 'prompt' },
    ],
    ['unreachable', 'https://cdn.test/remote.json', shop, { 'local-network-access': 'denied' }],
  ] as const)('is %s for %s at %s with %j', async (problem, address, page, states) => {
    stub(states)
    expect(await toOverrideError(failed, address, page)).toMatchObject({ problem, address })
  })
})
