import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readServedEntries } from '../state/discovery.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import {
  createRemoteFiles,
  createSharedModules,
  createShellFiles,
  publishFiles,
  publishRemote,
  release,
} from '../testing/release-fixtures.ts'
import { remoteServerBuild, shellServerBuild } from '../testing/server-builds.ts'
import { promote } from './promote.ts'

const everybody = release('mfe-catalog@2.0.0')

describe('promote', () => {
  test('makes a published version live for all visitors, and logs how to undo it', async () => {
    const { context, logged, stateOf } = await createReleaseContext()
    await promote(context, everybody)
    expect(await stateOf('mfe-catalog')).toMatchObject({
      version: '2.0.0',
      previous: ['1.0.0'],
      canaries: [],
    })
    expect(logged).toEqual([
      'mfe-catalog@2.0.0 is live for all visitors. To undo: rollback mfe-catalog',
    ])
  })

  test('rejects a version that is not published, and lists those that are', async () => {
    const { context, stateOf } = await createReleaseContext()
    await expect(promote(context, release('mfe-catalog@9.0.0'))).rejects.toThrow(
      /mfe-catalog@9.0.0 is not published. The latest versions are:\n.*mfe-catalog@/,
    )
    await expect(
      promote(context, release('mfe-catalog@2.0.0', 'mfe-content@2.0.0')),
    ).rejects.toThrow('Start with: publish mfe-content')
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })

  test('rejects a version without a page that others link to, unless it is forced', async () => {
    const { context, store, logged, stateOf } = await createReleaseContext()
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/x', '/shop'])
    await publishRemote(store, 'mfe-catalog', '5.0.0', ['/x'])
    await promote(context, release('mfe-catalog@4.0.0'))
    const without = release('mfe-catalog@5.0.0')
    await expect(promote(context, without)).rejects.toThrow(
      /mfe-catalog@5.0.0 drops \/shop, which other front ends link to.*--force/,
    )
    expect((await stateOf('mfe-catalog'))?.version).toBe('4.0.0')
    await promote(context, { ...without, force: true })
    expect((await stateOf('mfe-catalog'))?.version).toBe('5.0.0')
    expect(logged).toContainEqual(expect.stringMatching(/^Forced: mfe-catalog@5.0.0 drops \/shop/))
  })

  test('rejects an origin that the shop’s owners have not allowed, forced or not, and tells sites of one that they have', async () => {
    const { context, store, folder, stateOf } = await createReleaseContext()
    const owners = path.join(folder, '.live/release-owners.json')
    const origins = { connect: ['https://tiles.example'], font: ['https://fonts.example'] }
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop'], { touches: { origins } })
    const allow = (allowed: Record<string, string[]>) =>
      writeFile(owners, JSON.stringify({ origins: allowed }))
    const declaring = { ...release('mfe-catalog@4.0.0'), force: true }
    await expect(promote(context, declaring)).rejects.toThrow(
      'mfe-catalog@4.0.0 declares https://tiles.example, https://fonts.example, which pages of the shop may not ask. ' +
        'Leave it out of "touches" in src/pages.json, or ask the shop\'s owners for ' +
        '{"origins":{"mfe-catalog":["https://tiles.example","https://fonts.example"]}} in release-owners.json.',
    )
    await allow({ 'mfe-agents': origins.connect, 'mfe-catalog': origins.font })
    await expect(promote(context, { ...declaring, traffic: 10 })).rejects.toThrow(
      '4.0.0 declares https://tiles.example, which',
    )
    expect(await stateOf('mfe-catalog')).toMatchObject({ version: '1.0.0', canaries: [] })
    await allow({ 'mfe-catalog': [...origins.font, ...origins.connect] })
    await promote(context, { ...declaring, traffic: 10 })
    const { 'mfe-catalog': [live, canary] = [] } = await readServedEntries(store)
    expect([live?.extras.origins, canary?.extras.origins]).toEqual([undefined, origins])
  })

  test('rejects a version whose pages the server cannot render, unless it is forced', async () => {
    const { context, store, logged, stateOf } = await createReleaseContext()
    const shell = { ...createShellFiles(), '.server/render.cjs': shellServerBuild }
    await publishFiles(store, 'shell', '4.0.0', shell)
    await publishFiles(store, 'mfe-catalog', '4.0.0', {
      ...createRemoteFiles('mfe-catalog', ['/shop']),
      '.server/render.cjs': remoteServerBuild('throw new Error("No page")'),
    })
    await promote(context, release('shell@4.0.0'))
    await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
      /^mfe-catalog@4.0.0 cannot render \/shop \(English and Arabic\) on the server: Error: No page/,
    )
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await promote(context, { ...release('mfe-catalog@4.0.0'), force: true })
    expect((await stateOf('mfe-catalog'))?.version).toBe('4.0.0')
    expect(logged).toContainEqual(expect.stringMatching(/^Forced: mfe-catalog@4.0.0 cannot render/))
  })

  test('warns of a version without a build for the server', async () => {
    const { context, store, logged } = await createReleaseContext()
    const shell = { ...createShellFiles(), '.server/render.cjs': shellServerBuild }
    await publishFiles(store, 'shell', '4.0.0', shell)
    await promote(context, release('shell@4.0.0'))
    logged.length = 0
    await promote(context, everybody)
    expect(logged.slice(0, -1)).toEqual([
      expect.stringMatching(/^Warning: mfe-catalog@2.0.0 has no build for the server/),
    ])
  })

  test('does not force anything else', async () => {
    const { context, store } = await createReleaseContext()
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/*'])
    await expect(
      promote(context, { ...release('mfe-catalog@4.0.0'), force: true }),
    ).rejects.toThrow('claims /*')
  })

  describe('rejects what is not compatible with what is live', () => {
    test('a remote', async () => {
      const { context, store, stateOf } = await createReleaseContext()
      const shared = createSharedModules({ '@shop/kernel': '1.1.0' })
      await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/agents'], { shared })
      await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
        /mfe-catalog@4.0.0 is not compatible with what is live:\n- .*needs the kernel \^1.1.0; shell@1.0.0 provides 1.0.0.*\n- .*claims \/agents, which mfe-agents@1.0.0 owns/,
      )
      expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    })

    test('a shell', async () => {
      const { context, store, stateOf } = await createReleaseContext()
      await publishFiles(store, 'shell', '4.0.0', createShellFiles({ '@shop/kernel': '2.0.0' }))
      const shell = release('shell@4.0.0')
      await expect(promote(context, shell)).rejects.toThrow(
        /mfe-catalog@1.0.0 needs the kernel \^1.0.0; shell@4.0.0 provides 2.0.0[^]*mfe-agents@1.0.0 needs/,
      )
      expect((await stateOf('shell'))?.version).toBe('1.0.0')
    })
  })

  describe('versions that need each other', () => {
    async function setUpBreaking() {
      const shop = await createReleaseContext()
      const shared = createSharedModules({ '@shop/kernel': '2.0.0' })
      const { store } = shop
      await publishFiles(store, 'shell', '4.0.0', createShellFiles({ '@shop/kernel': '2.0.0' }))
      await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop'], { shared })
      await publishRemote(store, 'mfe-agents', '4.0.0', ['/agents'], { shared })
      return shop
    }

    test('go live together in one step', async () => {
      const { context, store, stateOf } = await setUpBreaking()
      const { revision } = await store.readState()
      await promote(context, release('mfe-catalog@4.0.0', 'shell@4.0.0', 'mfe-agents@4.0.0'))
      for (const name of ['shell', 'mfe-catalog', 'mfe-agents'] as const) {
        expect(await stateOf(name)).toMatchObject({ version: '4.0.0', previous: ['1.0.0'] })
      }
      expect(Number((await store.readState()).revision)).toBe(Number(revision) + 1)
    })

    test('do not go live in part', async () => {
      const { context, stateOf } = await setUpBreaking()
      const parts = [['shell@4.0.0'], ['mfe-agents@4.0.0'], ['shell@4.0.0', 'mfe-agents@4.0.0']]
      for (const part of parts) {
        await expect(promote(context, release(...part))).rejects.toThrow('needs the kernel')
      }
      expect((await stateOf('shell'))?.version).toBe('1.0.0')
      expect((await stateOf('mfe-agents'))?.version).toBe('1.0.0')
    })

    test('can move a path from one remote to another', async () => {
      const { context, store } = await createReleaseContext()
      await publishRemote(store, 'mfe-catalog', '5.0.0', ['/shop', '/agents'])
      await publishRemote(store, 'mfe-agents', '5.0.0', ['/ambassadors'])
      await promote(context, release('mfe-catalog@5.0.0', 'mfe-agents@5.0.0'))
      await expect(promote(context, release('mfe-agents@1.0.0'))).rejects.toThrow(
        'claims /agents, which mfe-catalog@5.0.0 owns',
      )
    })

    test('cannot be canaries', async () => {
      const { context } = await createReleaseContext()
      const { versions } = release('mfe-catalog@2.0.0', 'mfe-agents@2.0.0')
      await expect(promote(context, { versions, traffic: 5 })).rejects.toThrow(
        'one version at a time',
      )
    })
  })
})
