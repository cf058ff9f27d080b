import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { discoverySchema } from '@shop/contracts/wire/discovery.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

import { promote } from '../commands/promote.ts'
import { rollback } from '../commands/rollback.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createShellFiles, publishFiles, publishRemote } from '../testing/release-fixtures.ts'
import { type Change, createChange, findTakenOut } from './changes.ts'
import { createDiscovery } from './discovery.ts'
import {
  endCanary,
  promoteVersion,
  type ReleaseState,
  releaseStateSchema,
  rollBack,
  startCanary,
  versionsInUse,
} from './release-state.ts'
import { syncSite } from './settle-site.ts'

describe('release-state', () => {
  const remote = (version: string, previous: string[] = [], canaries: [string, number][] = []) => ({
    version,
    previous,
    canaries: canaries.map(([name, traffic]) => ({ version: name, traffic })),
  })

  const other = { 'mfe-y': remote('7.0.0', ['6.0.0'], [['8.0.0', 5]]) }

  const stateWith = (state: ReleaseState[string]): ReleaseState => ({ 'mfe-x': state, ...other })

  const promote = (version: string) => (state: ReleaseState) =>
    promoteVersion(state, 'mfe-x', version)
  const share = (version: string, traffic: number) => (state: ReleaseState) =>
    startCanary(state, 'mfe-x', { version, traffic })
  const back = (state: ReleaseState) => rollBack(state, 'mfe-x')
  const two: [string, number][] = [
    ['2.0.0', 5],
    ['3.0.0', 90],
  ]
  type Row = [string, ReleaseState[string] | null, typeof back, ReleaseState[string]]

  test.each<Row>([
    ['promotes the first version', null, promote('1'), remote('1')],
    ['adds to the previous ones', remote('2', ['1']), promote('3'), remote('3', ['2', '1'])],
    ['lists none twice', remote('2', ['1', '0']), promote('1'), remote('1', ['2', '0'])],
    [
      'keeps five previous versions',
      remote('7', ['6', '5', '4', '3', '2']),
      promote('8'),
      remote('8', ['7', '6', '5', '4', '3']),
    ],
    ['promotes a canary', remote('1', [], two), promote('2.0.0'), remote('2.0.0', ['1'])],
    ['ends all canaries', remote('1', [], two), promote('1'), remote('1')],
    ['starts a canary', remote('1', ['0']), share('2', 5), remote('1', ['0'], [['2', 5]])],
    [
      'changes the share of a canary',
      remote('1', [], two),
      share('2.0.0', 9),
      remote('1', [], [two[1] ?? ['', 0], ['2.0.0', 9]]),
    ],
    ['rolls back', remote('3', ['2', '1']), back, remote('2', ['1'])],
    ['rolls back once more', remote('2', ['1']), back, remote('1')],
    ['ends the canaries first', remote('2', ['1'], two), back, remote('2', ['1'])],
  ])('%s, and leaves the others alone', (_, before, change, after) => {
    expect(change(before ? stateWith(before) : other)).toEqual(stateWith(after))
  })

  test.each<[string, ReleaseState, typeof back, string]>([
    ['a canary of nothing', other, share('2', 30), 'Promote mfe-x@2 without --traffic'],
    ['a live one', stateWith(remote('2')), share('2', 30), 'is live for all visitors already'],
    [
      'more than 100 %',
      stateWith(
        remote(
          '1',
          [],
          [
            ['3', 60],
            ['4', 10],
          ],
        ),
      ),
      share('2', 30),
      'leave less than 30 %: 3 (60 %), 4 (10 %). End them with rollback, or use less than 30',
    ],
    [
      'a rollback of the first version',
      stateWith(remote('1')),
      back,
      'No version of mfe-x was live before 1. To take it out of the shop: remove mfe-x',
    ],
    ['a rollback of nothing', other, back, 'No version of mfe-x is live.'],
  ])('refuses %s', (_, before, change, message) => {
    expect(() => change(before)).toThrow(message)
  })

  test('versionsInUse returns the live version, the canaries and the previous version', () => {
    expect(versionsInUse(remote('3.0.0', ['2.0.0', '1.0.0'], [['4.0.0', 5]]))).toEqual([
      '3.0.0',
      '4.0.0',
      '2.0.0',
    ])
  })

  test('releaseStateSchema reads states that were stored earlier, without their canaries', () => {
    const canaries = [{ version: '2.0.0', traffic: 5 }]
    const stored = { version: '1.0.0', previous: ['0.9.0'], trials: canaries, leaving: [] }
    expect(releaseStateSchema.parse({ 'mfe-x': stored })).toEqual({
      'mfe-x': remote('1.0.0', ['0.9.0']),
    })
  })
})

describe('createDiscovery', () => {
  async function discover(state: ReleaseState) {
    const store = folderStore(await createTemporaryFolder())
    await publishFiles(store, 'shell', '1.0.0', createShellFiles())
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await publishRemote(store, 'mfe-x', version, ['/x'])
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

  test('returns the query parameters of pages, the pages for members, slots and extensions, where the version states them', async () => {
    const store = folderStore(await createTemporaryFolder())
    const query = { '/x': ['page'] }
    const slots = { '/x': ['x.below'] }
    const height = { narrow: 300, wide: 200 }
    const extensions = [{ key: 'box', slots: ['cart.empty'], order: 0, height, files: [] }]
    const stated = { query, session: ['/x'], slots, extensions }
    await publishRemote(store, 'mfe-x', '2.0.0', ['/x'], stated)
    const { discovery } = await createDiscovery(store, { 'mfe-x': stateWith()['mfe-x'] })
    const [entry] = discovery.microFrontends['mfe-x'] ?? []
    expect(entry?.extras).toMatchObject(stated)
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

describe('findTakenOut', () => {
  type Step = [action: string, change: (state: ReleaseState) => ReleaseState]
  const live = (version: string): Step => [
    'promote',
    (state) => promoteVersion(state, 'mfe-x', version),
  ]
  const canary = (version: string, traffic = 5): Step => [
    'promote',
    (state) => startCanary(state, 'mfe-x', { version, traffic }),
  ]
  const back: Step = ['rollback', (state) => rollBack(state, 'mfe-x')]
  const ended: Step = ['automatic rollback', (state) => endCanary(state, 'mfe-x', '2')]
  const removed: Step = ['remove', ({ 'mfe-x': _, ...others }) => others]

  test.each<[string, Step[], string | undefined]>([
    ['was replaced', [live('2'), live('3')], undefined],
    ['was replaced a second time', [live('1'), live('2'), back, live('2'), live('3')], undefined],
    ['is live again', [live('1'), live('2'), back, live('2')], undefined],
    ['has another share', [live('1'), canary('2'), canary('2', 10)], undefined],
    ['was never live', [live('1'), live('3'), back], undefined],
    ['was rolled back', [live('1'), live('2'), back, live('3')], 'rollback'],
    ['was a canary that somebody ended', [live('1'), canary('2'), back], 'rollback'],
    ['was a canary that ended itself', [live('1'), canary('2'), ended], 'automatic rollback'],
    ['is of a removed remote', [live('1'), removed], 'remove'],
    ['was removed, and its remote came back in another', [live('2'), removed, live('3')], 'remove'],
  ])('returns the change that took a version out, if one did: it %s', (_, steps, action) => {
    const changes: Change[] = []
    steps.reduce<ReleaseState>((state, [name, change]) => {
      const next = change(state)
      changes.unshift(createChange(state, next, { action: name, by: 'Ali' }))
      return next
    }, {})
    expect(findTakenOut(changes, 'mfe-x', '2')?.action).toBe(action)
    expect(findTakenOut(changes, 'mfe-y', '2')).toBeUndefined()
  })
})
