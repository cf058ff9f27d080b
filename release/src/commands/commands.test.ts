import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'

import { assertOwner, NO_BROWSER } from '../owners.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import {
  createContext,
  createSharedModules,
  createShellFiles,
  publishFiles,
  publishRemote,
  release,
} from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { remove } from './remove.ts'
import { rollback } from './rollback.ts'
import { showLog } from './show-log.ts'
import { status } from './status.ts'

describe('status', () => {
  test('logs live, canary, previous, latest and published versions of every front end', async () => {
    const { context, logged } = await createReleaseContext()
    await promote(context, release('mfe-catalog@3.0.0'))
    await promote(context, { ...release('mfe-catalog@2.0.0'), traffic: 10 })
    logged.length = 0
    await status(context)
    expect(logged).toEqual([
      'shell         live 1.0.0, latest 3.0.0, 3 published',
      'mfe-agents    live 1.0.0, latest 3.0.0, 3 published',
      'mfe-catalog   live 3.0.0, canary 2.0.0 (10 %), previous 1.0.0, 3 published',
      'mfe-checkout  not live, 0 published',
      'mfe-content   not live, 0 published',
      expect.stringMatching(/^Last change: .* promote: mfe-catalog 3.0.0 → 3.0.0, 2.0.0 \(10 %\)$/),
    ])
  })

  test('writes the site anew', async () => {
    const { context, store, folder } = await createReleaseContext()
    const before = await store.readSiteFile('discovery.json')
    await rm(path.join(folder, 'discovery.json'))
    await status(context)
    expect(await store.readSiteFile('discovery.json')).toBe(before)
  })
})

describe('rollback', () => {
  const catalog = { name: 'mfe-catalog' } as const

  test('makes the previous version live again, in the discovery file too', async () => {
    const { context, folder, logged, stateOf } = await createReleaseContext()
    await promote(context, release('mfe-catalog@2.0.0'))
    await rollback(context, catalog)
    expect(await stateOf('mfe-catalog')).toMatchObject({
      version: '1.0.0',
      previous: [],
      canaries: [],
    })
    expect(logged.at(-1)).toBe('mfe-catalog@1.0.0 is live again for all visitors.')
    expect(await readFile(path.join(folder, 'discovery.json'), 'utf8')).not.toContain('2.0.0')
  })

  test('ends the canaries first', async () => {
    const { context, logged, stateOf } = await createReleaseContext()
    await promote(context, release('mfe-catalog@2.0.0'))
    await promote(context, { ...release('mfe-catalog@3.0.0'), traffic: 50 })
    await rollback(context, catalog)
    expect(await stateOf('mfe-catalog')).toMatchObject({
      version: '2.0.0',
      previous: ['1.0.0'],
      canaries: [],
    })
    expect(logged.at(-1)).toBe('The canaries of mfe-catalog have ended: all visitors get 2.0.0.')
  })

  test('skips a version that was removed', async () => {
    const { context, store, stateOf } = await createReleaseContext()
    await promote(context, release('mfe-catalog@2.0.0'))
    await promote(context, release('mfe-catalog@3.0.0'))
    await store.remove('mfe-catalog', '2.0.0')
    await rollback(context, catalog)
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })

  test('says that the versions before were deleted when none is left', async () => {
    const { context, store } = await createReleaseContext()
    await promote(context, release('mfe-catalog@2.0.0'))
    await store.remove('mfe-catalog', '1.0.0')
    await expect(rollback(context, catalog)).rejects.toThrow(
      'No version that was live before mfe-catalog@2.0.0 can be made live again:\nSkipped mfe-catalog@1.0.0, which was deleted\n' +
        'Promote another version, or take it out of the shop: remove mfe-catalog',
    )
  })

  test('rolls back to incompatible versions, with a warning', async () => {
    const { context, store, logged, stateOf } = await createReleaseContext()
    const shared = createSharedModules({ '@shop/kernel': '1.5.0' })
    await publishFiles(store, 'shell', '4.0.0', createShellFiles({ '@shop/kernel': '1.5.0' }))
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop'], { shared })
    await promote(context, release('shell@4.0.0', 'mfe-catalog@4.0.0'))
    logged.length = 0
    await rollback(context, { name: 'shell' })
    expect((await stateOf('shell'))?.version).toBe('1.0.0')
    expect(logged[1]).toContain(
      'mfe-catalog@4.0.0 needs the kernel ^1.5.0; shell@1.0.0 provides 1.0.0',
    )
    await rollback(context, catalog)
    expect(logged.slice(2)).toEqual(['mfe-catalog@1.0.0 is live again for all visitors.'])
  })

  test('warns of addresses that two remotes own after it', async () => {
    const { context, store, logged } = await createReleaseContext()
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/agents'])
    await publishRemote(store, 'mfe-agents', '4.0.0', ['/agency'])
    await promote(context, release('mfe-catalog@4.0.0', 'mfe-agents@4.0.0'))
    await rollback(context, { name: 'mfe-agents' })
    expect(logged.at(-1)).toMatch(
      /^Warning: mfe-agents@1.0.0 claims \/agents, which mfe-catalog@4.0.0 owns/,
    )
  })

  test('rejects and changes nothing when no version was live before', async () => {
    const { context, stateOf } = await createReleaseContext()
    await expect(rollback(context, catalog)).rejects.toThrow('was live before 1.0.0')
    await expect(rollback(context, { name: 'mfe-content' })).rejects.toThrow('No version')
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })
})

describe('remove', () => {
  async function setUp() {
    const shop = await createReleaseContext()
    await publishRemote(shop.store, 'mfe-content', '1.0.0', ['/loyalty'])
    const content = [{ name: 'mfe-content', version: '1.0.0' }] as const
    await promote(shop.context, { versions: content })
    shop.logged.length = 0
    const liveRemotes = async () => {
      const discovery: unknown = JSON.parse((await shop.store.readSiteFile('discovery.json')) ?? '')
      return Object.keys((discovery as { microFrontends: object }).microFrontends)
    }
    return { ...shop, content, liveRemotes }
  }

  test('takes a remote out of the shop, from where it can be promoted again', async () => {
    const { context, store, logged, content, liveRemotes } = await setUp()
    await remove(context, { name: 'mfe-content', message: 'The test is over' })
    expect(await liveRemotes()).not.toContain('mfe-content')
    expect(logged).toEqual([
      'mfe-content is not part of the shop any more. To undo: promote mfe-content@1.0.0',
    ])
    await showLog(context, { name: 'mfe-content', last: 1 })
    expect(logged.at(-1)).toContain('remove: mfe-content 1.0.0 → none  “The test is over”')

    expect(await store.has('mfe-content', '1.0.0')).toBe(true)
    await promote(context, { versions: content })
    expect(await liveRemotes()).toContain('mfe-content')
  })

  test('takes pages that others link to only when it is forced', async () => {
    const { context, stateOf } = await setUp()
    await expect(remove(context, { name: 'mfe-catalog' })).rejects.toThrow(
      /mfe-catalog has \/shop, which other front ends link to/,
    )
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await remove(context, { name: 'mfe-catalog', force: true })
    expect(await stateOf('mfe-catalog')).toBeUndefined()
  })

  test('refuses the shell, and a remote that is not live', async () => {
    const { context } = await setUp()
    await expect(remove(context, { name: 'shell', force: true })).rejects.toThrow('needs its shell')
    await remove(context, { name: 'mfe-content' })
    await expect(remove(context, { name: 'mfe-content' })).rejects.toThrow('is not live')
  })
})

describe('assertOwner', () => {
  async function assert(
    actor: string,
    name: FrontEnd | typeof NO_BROWSER,
    owners?: string,
    ownersOfStore?: string,
  ) {
    const root = await createTemporaryFolder({
      ...(owners !== undefined && { 'release-owners.json': owners }),
      ...(ownersOfStore !== undefined && { 'store/.live/release-owners.json': ownersOfStore }),
    })
    const store = folderStore(path.join(root, 'store'))
    return assertOwner(createContext(store, { root, getActor: () => actor }), name)
  }
  const owners = '{"mfe-agents": ["ali@shop.test", "release-bot"], "shell": []}'
  const ali = 'Ali <ali@shop.test>'

  test('accepts anybody without a file, and for a front end that it does not name', async () => {
    await expect(assert(ali, 'mfe-agents')).resolves.toBeUndefined()
    await expect(assert('Mona <mona@shop.test>', 'mfe-content', owners)).resolves.toBeUndefined()
  })

  test.each([ali, 'release-bot'])('accepts the owner %s', async (actor) => {
    await expect(assert(actor, 'mfe-agents', owners)).resolves.toBeUndefined()
  })

  test('rejects anybody else, and names the owners', async () => {
    await expect(assert('Mona <mona@shop.test>', 'mfe-agents', owners)).rejects.toThrow(
      'Mona <mona@shop.test> may not release mfe-agents. release-owners.json allows: ali@shop.test, release-bot.',
    )
    await expect(assert(ali, 'shell', owners)).rejects.toThrow('allows: nobody')
  })

  test('says who may leave out the check in a browser', async () => {
    const limited = '{"--no-browser": ["release-bot"]}'
    await expect(assert('release-bot', NO_BROWSER, limited)).resolves.toBeUndefined()
    await expect(assert(ali, NO_BROWSER, owners)).resolves.toBeUndefined()
    await expect(assert(ali, NO_BROWSER, limited)).rejects.toThrow(
      'Ali <ali@shop.test> may not use --no-browser. release-owners.json allows: release-bot.',
    )
  })

  test('goes by the file of the store, where there is one', async () => {
    const ofStore = '{"mfe-agents": ["mona@shop.test"]}'
    const mona = 'Mona <mona@shop.test>'
    await expect(assert(mona, 'mfe-agents', owners, ofStore)).resolves.toBeUndefined()
    await expect(assert(ali, 'mfe-agents', owners, ofStore)).rejects.toThrow('mona@shop.test.')
    await expect(assert(ali, 'mfe-agents', undefined, ofStore)).rejects.toThrow('may not release')
  })

  test.each(['{', '[]', '{"shell": "ali"}'])(
    'rejects everybody when the file is %s',
    async (text) => {
      await expect(assert(ali, 'mfe-content', text)).rejects.toThrow('cannot be read')
    },
  )
})
