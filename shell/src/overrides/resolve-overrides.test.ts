import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { resolveOverrides } from './resolve-overrides.ts'

const live = [buildRemote('mfe-catalog', ['/shop']), buildRemote('mfe-agents', ['/agents'])]
const manifest = {
  name: 'mfe-catalog',
  kernel: '^1.0.0',
  entry: 'remoteEntry.2.js',
  paths: ['/shop', '/sale'],
}

function serve(folder: string, answer: object) {
  server.use(http.get(`${folder}remote.json`, () => HttpResponse.json(answer)))
}

beforeEach(() => void setConfig({ ...testConfig, overrideOrigins: ['http://localhost:3101'] }))
afterEach(() => void setConfig(testConfig))

describe('resolveOverrides', () => {
  test('replaces the live version by a published one', async () => {
    serve('http://localhost/mfe-catalog/2.0.0/', manifest)
    const { remotes, active, rejected } = await resolveOverrides(
      live,
      new Map([['mfe-catalog', '2.0.0']]),
    )
    const [catalog, agents] = remotes
    expect(catalog?.entry.url).toBe('http://localhost/mfe-catalog/2.0.0/remoteEntry.2.js')
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
    expect(remotes[2]?.entry.url).toBe('http://localhost:3101/remoteEntry.js')
  })

  test.each([
    ['http://evil.test', 'is not an address that this site loads remotes from'],
    ['http://localhost:3101@evil.test', 'is not an address'],
    ['http://localhost:3102', 'is not an address'],
  ])('rejects %s without a request', async (release, reason) => {
    const requested = jest.fn()
    server.use(http.all('*', requested))
    const resolved = await resolveOverrides(live, new Map([['mfe-catalog', release]]))
    expect(resolved.rejected.get('mfe-catalog')).toContain(reason)
    expect(resolved.remotes).toEqual(live)
    expect(requested).not.toHaveBeenCalled()
  })

  test('rejects every URL when no origins are configured', async () => {
    setConfig(testConfig)
    const requested = new Map([['mfe-catalog', 'http://localhost:3101']])
    expect((await resolveOverrides(live, requested)).rejected.size).toBe(1)
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 }), 'answered 404'],
    [
      'is another remote',
      () => HttpResponse.json({ ...manifest, name: 'mfe-agents' }),
      'is mfe-agents',
    ],
    ['is HTML', () => HttpResponse.html('<!doctype html>'), ''],
    ['has no paths', () => HttpResponse.json({ ...manifest, paths: [] }), ''],
    ['cannot be reached', () => HttpResponse.error(), ''],
  ])('rejects a version that %s and keeps the live one', async (_, answer, reason) => {
    server.use(http.get('*/mfe-catalog/2.0.0/remote.json', answer))
    const requested = new Map([['mfe-catalog', '2.0.0']])
    const { remotes, active, rejected } = await resolveOverrides(live, requested)
    expect(remotes).toEqual(live)
    expect(active.size).toBe(0)
    expect(rejected.get('mfe-catalog')).toContain(reason)
  })

  test('rejects a manifest whose entry is on another origin', async () => {
    serve('http://localhost:3101/', { ...manifest, entry: 'http://evil.test/entry.js' })
    const requested = new Map([['mfe-catalog', 'http://localhost:3101']])
    const { remotes, rejected } = await resolveOverrides(live, requested)
    expect(remotes).toEqual(live)
    expect(rejected.get('mfe-catalog')).toContain('is not an address')
  })
})
