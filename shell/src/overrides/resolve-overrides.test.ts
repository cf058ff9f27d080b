import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { resolveOverrides } from './resolve-overrides.ts'

const live = [buildRemote('mfe-catalog', ['/shop']), buildRemote('mfe-agents', ['/agents'])]
const description = {
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

test('a published version takes the place of the live one', async () => {
  serve('http://localhost/mfe-catalog/2.0.0/', description)
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

test('so does one at an allowed address, even if nothing of that name is live', async () => {
  serve('http://localhost:3101/', { ...description, name: 'mfe-loyalty', entry: 'remoteEntry.js' })
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
])('%s is rejected without being asked', async (wanted, reason) => {
  const asked = jest.fn()
  server.use(http.all('*', asked))
  const resolved = await resolveOverrides(live, new Map([['mfe-catalog', wanted]]))
  expect(resolved.rejected.get('mfe-catalog')).toContain(reason)
  expect(resolved.remotes).toEqual(live)
  expect(asked).not.toHaveBeenCalled()
})

test('where nothing is configured, no address is allowed', async () => {
  setConfig(testConfig)
  const wish = new Map([['mfe-catalog', 'http://localhost:3101']])
  expect((await resolveOverrides(live, wish)).rejected.size).toBe(1)
})

test.each([
  ['is missing', () => new HttpResponse(null, { status: 404 }), 'answered 404'],
  [
    'is another remote',
    () => HttpResponse.json({ ...description, name: 'mfe-agents' }),
    'is mfe-agents',
  ],
  ['is HTML', () => HttpResponse.html('<!doctype html>'), ''],
  ['has no paths', () => HttpResponse.json({ ...description, paths: [] }), ''],
  ['cannot be reached', () => HttpResponse.error(), ''],
])('a version that %s leaves the live one in its place', async (_, answer, reason) => {
  server.use(http.get('*/mfe-catalog/2.0.0/remote.json', answer))
  const wish = new Map([['mfe-catalog', '2.0.0']])
  const { remotes, active, rejected } = await resolveOverrides(live, wish)
  expect(remotes).toEqual(live)
  expect(active.size).toBe(0)
  expect(rejected.get('mfe-catalog')).toContain(reason)
})

test('a description that puts the entry elsewhere is rejected', async () => {
  serve('http://localhost:3101/', { ...description, entry: 'http://evil.test/entry.js' })
  const wish = new Map([['mfe-catalog', 'http://localhost:3101']])
  const { remotes, rejected } = await resolveOverrides(live, wish)
  expect(remotes).toEqual(live)
  expect(rejected.get('mfe-catalog')).toContain('is not an address')
})
