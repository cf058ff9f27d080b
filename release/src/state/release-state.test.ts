import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { discoverySchema } from '@shop/contracts/discovery.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { promote } from '../commands/promote.ts'
import { rollback } from '../commands/rollback.ts'
import { folderStore } from '../store/folder-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from '../testing/release-fixtures.ts'
import { syncSite } from './change-state.ts'
import { createDiscovery } from './discovery.ts'
import {
  promoteVersion,
  type ReleaseState,
  releaseStateSchema,
  rollBack,
  startCanary,
  versionsInUse,
} from './release-state.ts'

describe('release-state', () => {
  const remote = (version: string, previous: string[] = [], canaries: [string, number][] = []) => ({
    version,
    previous,
    canaries: canaries.map(([name, traffic]) => ({ version: name, traffic })),
  })

  const other = { 'mfe-y': remote('7.0.0', ['6.0.0'], [['8.0.0', 5]]) }

  const stateWith = (state: ReleaseState[string]): ReleaseState => ({ 'mfe-x': state, ...other })

  describe('promoteVersion', () => {
    test('makes the first version live', () => {
      expect(promoteVersion(other, 'mfe-x', '1.0.0')).toEqual(stateWith(remote('1.0.0')))
    })

    test('adds the live version to the previous ones, latest first', () => {
      const before = stateWith(remote('2.0.0', ['1.0.0']))
      expect(promoteVersion(before, 'mfe-x', '3.0.0')).toEqual(
        stateWith(remote('3.0.0', ['2.0.0', '1.0.0'])),
      )
    })

    test('does not list the version that goes live again among the previous ones', () => {
      const before = stateWith(remote('2.0.0', ['1.0.0', '0.9.0']))
      expect(promoteVersion(before, 'mfe-x', '1.0.0')).toEqual(
        stateWith(remote('1.0.0', ['2.0.0', '0.9.0'])),
      )
    })

    test('keeps five previous versions', () => {
      const versions = ['1', '2', '3', '4', '5', '6', '7', '8']
      const last = versions.reduce<ReleaseState>(
        (state, version) => promoteVersion(state, 'mfe-x', version),
        other,
      )
      expect(last).toEqual(stateWith(remote('8', ['7', '6', '5', '4', '3'])))
    })

    test('ends all canaries, the promoted one included', () => {
      const before = stateWith(
        remote(
          '1.0.0',
          [],
          [
            ['2.0.0', 5],
            ['3.0.0', 5],
          ],
        ),
      )
      expect(promoteVersion(before, 'mfe-x', '2.0.0')).toEqual(
        stateWith(remote('2.0.0', ['1.0.0'])),
      )
      expect(promoteVersion(before, 'mfe-x', '1.0.0')).toEqual(stateWith(remote('1.0.0')))
    })
  })

  describe('startCanary', () => {
    test('leaves the live version unchanged', () => {
      const before = stateWith(remote('1.0.0', ['0.9.0']))
      expect(startCanary(before, 'mfe-x', { version: '2.0.0', traffic: 5 })).toEqual(
        stateWith(remote('1.0.0', ['0.9.0'], [['2.0.0', 5]])),
      )
    })

    test('changes the share of a running canary', () => {
      const before = stateWith(
        remote(
          '1.0.0',
          [],
          [
            ['2.0.0', 5],
            ['3.0.0', 90],
          ],
        ),
      )
      expect(
        startCanary(before, 'mfe-x', { version: '2.0.0', traffic: 9 })['mfe-x']?.canaries,
      ).toEqual([
        { version: '3.0.0', traffic: 90 },
        { version: '2.0.0', traffic: 9 },
      ])
    })

    test.each([
      ['when no version is live', other, 'Promote mfe-x@2.0.0 without --traffic'],
      ['when the version is live', stateWith(remote('2.0.0')), 'is live for all visitors already'],
      [
        'when other canaries leave too little traffic',
        stateWith(
          remote(
            '1.0.0',
            [],
            [
              ['3.0.0', 60],
              ['4.0.0', 10],
            ],
          ),
        ),
        'leave less than 30 %: 3.0.0 (60 %), 4.0.0 (10 %). End them with rollback, or use less than 30',
      ],
    ])('throws %s', (_, before, message) => {
      expect(() => startCanary(before, 'mfe-x', { version: '2.0.0', traffic: 30 })).toThrow(message)
    })
  })

  describe('rollBack', () => {
    test('makes the previous versions live, step by step', () => {
      const once = rollBack(stateWith(remote('3.0.0', ['2.0.0', '1.0.0'])), 'mfe-x')
      expect(once).toEqual(stateWith(remote('2.0.0', ['1.0.0'])))
      expect(rollBack(once, 'mfe-x')).toEqual(stateWith(remote('1.0.0')))
    })

    test('ends the canaries first', () => {
      const before = stateWith(
        remote(
          '2.0.0',
          ['1.0.0'],
          [
            ['3.0.0', 5],
            ['4.0.0', 5],
          ],
        ),
      )
      expect(rollBack(before, 'mfe-x')).toEqual(stateWith(remote('2.0.0', ['1.0.0'])))
    })

    test.each([
      [
        'when there is no previous version',
        stateWith(remote('1.0.0')),
        'No version of mfe-x was live before 1.0.0. To take it out of the shop: remove mfe-x',
      ],
      ['when no version is live', other, 'No version of mfe-x is live.'],
    ])('throws %s', (_, before, message) => {
      expect(() => rollBack(before, 'mfe-x')).toThrow(message)
    })
  })

  test('versionsInUse returns the live version, the canaries and the previous version', () => {
    expect(versionsInUse(remote('3.0.0', ['2.0.0', '1.0.0'], [['4.0.0', 5]]))).toEqual([
      '3.0.0',
      '4.0.0',
      '2.0.0',
    ])
  })

  test('releaseStateSchema reads the fields of states that were stored earlier', () => {
    const canaries = [{ version: '2.0.0', traffic: 5 }]
    const stored = {
      'mfe-x': {
        version: '1.0.0',
        previous: [],
        trials: canaries,
        leaving: [],
        pendingRemoval: [],
      },
    }
    expect(releaseStateSchema.parse(stored)).toEqual({
      'mfe-x': { version: '1.0.0', previous: [], canaries },
    })
  })

  test('releaseStateSchema reads a rollout that was stored beside its canary', () => {
    const rollout = {
      steps: [10, 100],
      step: 0,
      everyMs: 60_000,
      minPageLoads: 20,
      startedAt: '2026-03-01T09:00:00.000Z',
      stepAt: '2026-03-01T09:00:00.000Z',
    }
    const canaries = [
      { version: '3.0.0', traffic: 5 },
      { version: '2.0.0', traffic: 10 },
    ]
    const stored = {
      'mfe-x': {
        version: '1.0.0',
        previous: [],
        canaries,
        trial: { version: '2.0.0', ...rollout },
      },
    }
    expect(releaseStateSchema.parse(stored)['mfe-x']?.canaries).toEqual([
      canaries[0],
      { ...canaries[1], rollout },
    ])
  })
})

describe('createDiscovery', () => {
  async function discover(state: ReleaseState) {
    const store = folderStore(await createTemporaryFolder())
    await publishFiles(store, 'shell', '1.0.0', createShellFiles())
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await publishFiles(store, 'mfe-x', version, createRemoteFiles('mfe-x', ['/x']))
    }
    return (await createDiscovery(store, state)).discovery
  }
  const shell = { version: '1.0.0', previous: [], canaries: [] }
  const stateWith = (changes = {}) => ({
    shell,
    'mfe-x': { version: '2.0.0', previous: [], canaries: [], ...changes },
  })

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

  test('returns the query parameters that each page reads, where the version states them', async () => {
    const store = folderStore(await createTemporaryFolder())
    const query = { '/x': ['page'] }
    await publishFiles(store, 'mfe-x', '2.0.0', createRemoteFiles('mfe-x', ['/x'], { query }))
    const { discovery } = await createDiscovery(store, { 'mfe-x': stateWith()['mfe-x'] })
    expect(discovery.microFrontends['mfe-x']?.map(({ extras }) => extras.query)).toEqual([query])
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

  test('names a version that is missing, and leaves it out unless it is served', async () => {
    const store = folderStore(await createTemporaryFolder())
    const { discovery, damaged } = await createDiscovery(store, stateWith({ version: '9.0.0' }))
    expect(discovery.microFrontends).toEqual({})
    expect(damaged).toEqual([
      { name: 'mfe-x', version: '9.0.0', message: 'remote.json is missing' },
    ])
  })
})

describe('released.json', () => {
  async function setUp() {
    const shop = await createReleaseContext()
    const file = path.join(shop.folder, 'released.json')
    const read = async () => JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
    const catalog = [{ name: 'mfe-catalog', version: '2.0.0' } as const]
    return { ...shop, file, read, catalog }
  }

  test('lists what was live once, also for some, and not what was only published', async () => {
    const { context, read, catalog } = await setUp()
    expect(await read()).toMatchObject({ shell: ['1.0.0'], 'mfe-catalog': ['1.0.0'] })
    await promote(context, { versions: catalog, traffic: 5 })
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
    await rollback(context, { name: 'mfe-catalog' })
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
  })

  test.each([
    ['lost', (file: string) => rm(file)],
    ['damaged', (file: string) => writeFile(file, '{')],
  ])('is written again by the log when it is %s', async (_, damage) => {
    const { context, file, read, catalog } = await setUp()
    await promote(context, { versions: catalog, traffic: 5 })
    await rollback(context, { name: 'mfe-catalog' })
    await damage(file)
    await syncSite(context)
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
  })

  test('is written before anything refers to a version', async () => {
    const { context, store, catalog } = await setUp()
    const written: string[] = []
    const recording: ReleaseStore = {
      ...store,
      commit(text, site, revision) {
        written.push(...Object.keys(site))
        return store.commit(text, site, revision)
      },
    }
    await promote({ ...context, store: recording }, { versions: catalog })
    expect(written.indexOf('released.json')).toBeLessThan(written.indexOf('discovery.json'))
    expect(written).toContain('released.json')
  })
})
