import { discoverySchema } from '@shop/contracts/discovery.ts'

import { folderStore } from '../store/folder-store.ts'
import { aRemote, aShell, put } from '../testing/release-fixtures.ts'
import { temporaryFolder } from 'site/testing/temporary-folder.ts'
import { discoveryOf } from './discovery.ts'
import type { Live } from './release-state.ts'

async function discover(live: Live) {
  const store = folderStore(await temporaryFolder())
  await put(store, 'shell', '1.0.0', aShell())
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await put(store, 'mfe-x', version, aRemote('mfe-x', ['/x']))
  }
  return discoveryOf(store, live)
}

const shell = { version: '1.0.0', previous: [], trials: [], leaving: [] }
const state = (changes = {}) => ({
  shell,
  'mfe-x': { version: '2.0.0', previous: [], trials: [], leaving: [], ...changes },
})

test('the entry of a version points into the version’s folder, and says what its script is', async () => {
  const discovery = await discover(state())
  expect(discoverySchema.parse(discovery)).toEqual(discovery)
  expect(discovery.microFrontends).toEqual({
    'mfe-x': [
      {
        url: '/mfe-x/2.0.0/remoteEntry.js',
        metadata: {
          version: '2.0.0',
          integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
        },
        deployment: { default: true, traffic: 100 },
        extras: {
          paths: ['/x'],
          kernel: '^1.0.0',
          preload: ['routes.js', 'messages.en.js', 'messages.ar.js'],
          pages: { '/x': ['page.0.js'] },
        },
      },
    ],
  })
})

test('before the first release nothing is live', async () => {
  const { schema, microFrontends } = await discover({})
  expect(microFrontends).toEqual({})
  expect(schema).toMatch(/^https:\/\//)
})

test('a version falls back on the one before it, as long as that one is there', async () => {
  const fallbackOf = async (previous: string[]) =>
    (await discover(state({ previous }))).microFrontends['mfe-x']?.[0]?.fallbackUrl
  expect(await fallbackOf(['1.0.0', '3.0.0'])).toBe('/mfe-x/1.0.0/remoteEntry.js')
  expect(await fallbackOf(['0.9.0', '3.0.0'])).toBeUndefined()
})

test('the live version and its trials share the visitors, and trials fall back on it', async () => {
  const trials = [
    { version: '1.0.0', traffic: 10 },
    { version: '3.0.0', traffic: 25 },
  ]
  const entries = (await discover(state({ trials }))).microFrontends['mfe-x'] ?? []
  expect(entries.map(({ metadata }) => metadata.version)).toEqual(['2.0.0', '1.0.0', '3.0.0'])
  expect(entries.map(({ deployment }) => deployment)).toEqual([
    { default: true, traffic: 65 },
    { default: false, traffic: 10 },
    { default: false, traffic: 25 },
  ])
  expect(entries.slice(1).map(({ fallbackUrl }) => fallbackUrl)).toEqual([
    '/mfe-x/2.0.0/remoteEntry.js',
    '/mfe-x/2.0.0/remoteEntry.js',
  ])
})

test('a version that is not there, or is not whole, cannot be live', async () => {
  await expect(discover(state({ version: '9.0.0' }))).rejects.toThrow('ENOENT')
})
