import { discoverySchema } from '@shop/contracts/discovery.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from '../testing/release-fixtures.ts'
import { createDiscovery } from './discovery.ts'
import type { ReleaseState } from './release-state.ts'

async function discover(state: ReleaseState) {
  const store = folderStore(await createTemporaryFolder())
  await publishFiles(store, 'shell', '1.0.0', createShellFiles())
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publishFiles(store, 'mfe-x', version, createRemoteFiles('mfe-x', ['/x']))
  }
  return createDiscovery(store, state)
}

const shell = { version: '1.0.0', previous: [], canaries: [] }
const stateWith = (changes = {}) => ({
  shell,
  'mfe-x': { version: '2.0.0', previous: [], canaries: [], ...changes },
})

describe('createDiscovery', () => {
  test('returns the address and digest of the live version’s entry script', async () => {
    const discovery = await discover(stateWith())
    expect(discoverySchema.parse(discovery)).toEqual(discovery)
    const integrity: unknown = expect.stringMatching(/^sha384-[\w+/]{64}$/)
    expect(discovery.microFrontends).toEqual({
      'mfe-x': [
        {
          url: '/mfe-x/2.0.0/remoteEntry.js',
          metadata: {
            version: '2.0.0',
            integrity,
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

  test('returns no remotes before the first release', async () => {
    const { schema, microFrontends } = await discover({})
    expect(microFrontends).toEqual({})
    expect(schema).toMatch(/^https:\/\//)
  })

  test('falls back to the previous version while that exists', async () => {
    const fallbackOf = async (previous: string[]) =>
      (await discover(stateWith({ previous }))).microFrontends['mfe-x']?.[0]?.fallbackUrl
    expect(await fallbackOf(['1.0.0', '3.0.0'])).toBe('/mfe-x/1.0.0/remoteEntry.js')
    expect(await fallbackOf(['0.9.0', '3.0.0'])).toBeUndefined()
  })

  test('divides the traffic between the live version and canaries, which fall back to it', async () => {
    const canaries = [
      { version: '1.0.0', traffic: 10 },
      { version: '3.0.0', traffic: 25 },
    ]
    const entries = (await discover(stateWith({ canaries }))).microFrontends['mfe-x'] ?? []
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

  test('rejects when the live version is missing', async () => {
    await expect(discover(stateWith({ version: '9.0.0' }))).rejects.toThrow(
      'remote.json is missing',
    )
  })
})
