import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'

import { createReleaseContext } from '../testing/release-context.ts'
import {
  createRemoteFiles,
  createShellFiles,
  publishFiles,
  publishRemote,
  release,
} from '../testing/release-fixtures.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'

// The compiler takes a few seconds.
const catalog = { name: 'mfe-catalog', version: '2.0.0' } as const
const withTypes = (files: Record<string, string>, text: string) => ({
  ...files,
  'kernel-types.json': JSON.stringify({ '@shop/kernel/src/cart.d.ts': text }),
})

describe('check', () => {
  test('logs the versions that a compatible one was checked against, and its largest page; changes nothing', async () => {
    const { context, logged, stateOf } = await createReleaseContext()
    await check(context, catalog)
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    expect(logged).toEqual([
      'mfe-catalog@2.0.0 is compatible with what is live: shell@1.0.0, mfe-agents@1.0.0',
      'Its largest page is /shop, 0.2 of 75.0 kB (gzip)',
    ])
  })

  test('checks the latest version when none is given', async () => {
    const { context, store, logged } = await createReleaseContext()
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/sale'])
    await check(context, { name: 'mfe-catalog', version: undefined })
    expect(logged[0]).toContain('mfe-catalog@4.0.0')
    await expect(check(context, { name: 'mfe-content', version: undefined })).rejects.toThrow(
      'No version of mfe-content is published',
    )
  })

  const more = 'export declare const cart: 1\nexport declare const wishlist: 1'
  test.each<[string, string[], Partial<RemoteManifest>, Record<string, string>, string]>([
    ['exposes no routes', ['/shop'], { exposes: [] }, {}, 'does not expose ./routes'],
    ['lists a missing file', ['/shop'], { entry: 'gone.js' }, {}, 'lists gone.js'],
    ['claims another’s path', ['/agents'], {}, {}, 'which mfe-agents@1.0.0 owns'],
    ['claims the shell’s path', ['/error'], {}, {}, "which is the shell's own"],
    ['takes another’s addresses', ['/shop', '/agents/:id?'], {}, {}, 'belong to /agents, which'],
    ['claims everything', ['/shop', '/*'], {}, {}, "claims /*, which is the shell's own"],
    ['drops its pages', ['/x'], {}, {}, 'has none of the pages of mfe-catalog@1.0.0: /shop'],
    ['brings a second kernel', ['/shop'], { shared: {} }, {}, 'does not share @shop/kernel'],
    ['describes another', ['/shop'], { name: 'mfe-agents' }, {}, '@4.0.0 describes mfe-agents'],
    [
      'is described in another shape',
      ['/shop'],
      {},
      { 'remote.json': '{"name":"mfe-catalog"}' },
      'mfe-catalog@4.0.0: remote.json has another shape: kernel: Invalid input: expected string',
    ],
    [
      'has a truncated description',
      ['/shop'],
      {},
      { 'remote.json': '{"name":' },
      'mfe-catalog@4.0.0: remote.json is not JSON. Publish it again.',
    ],
    ['is too large', ['/shop'], { budget: 10 }, {}, 'more than its budget of 0.0 kB'],
    ['raises its budget', ['/shop'], { budget: 82_501 }, {}, 'Lower "budget" to 82500, or ask'],
    ['needs more of the kernel', ['/shop'], {}, withTypes({}, more), "'wishlist' is missing"],
  ])('rejects a remote that %s', async (_, paths, changes, files, message) => {
    const { context, store } = await createReleaseContext()
    const built = { ...createRemoteFiles('mfe-catalog', paths, changes), ...files }
    await publishFiles(store, 'mfe-catalog', '4.0.0', built)
    await expect(check(context, { ...catalog, version: '4.0.0' })).rejects.toThrow(message)
  })

  test('accepts a budget that is raised a little, or as the shop’s owners allow', async () => {
    const { context, store, folder } = await createReleaseContext()
    const checkBudget = async (version: string, budget: number) => {
      await publishRemote(store, 'mfe-catalog', version, ['/shop'], { budget })
      await check(context, { ...catalog, version })
    }
    await expect(checkBudget('4.0.0', 82_500)).resolves.toBeUndefined()
    const owners = path.join(folder, '.live/release-owners.json')
    await writeFile(owners, '{"budgets": {"mfe-catalog": 200000}}')
    await expect(checkBudget('5.0.0', 200_000)).resolves.toBeUndefined()
    await expect(checkBudget('6.0.0', 200_001)).rejects.toThrow('above the 75.0 kB of the live')
  })

  test('rejects a remote that uses what the shell does not export at run time, such as a type', async () => {
    const { context, store } = await createReleaseContext()
    const shared = { '@shop/kernel/cart': '1.0.0' }
    const shell = createShellFiles(shared, undefined, { '@shop/kernel/cart': ['cart'] })
    await publishFiles(store, 'shell', '4.0.0', shell)
    await promote(context, release('shell@4.0.0'))
    const checkUses = async (version: string, ...names: string[]) => {
      const uses = { '@shop/kernel/cart': names }
      await publishRemote(store, 'mfe-catalog', version, ['/shop'], { uses })
      await check(context, { ...catalog, version })
    }
    await expect(checkUses('4.0.0', 'cart')).resolves.toBeUndefined()
    await expect(checkUses('5.0.0', 'cart', 'CartItem')).rejects.toThrow(
      'mfe-catalog@5.0.0 uses CartItem of @shop/kernel/cart at run time, which shell@4.0.0 does not export.',
    )
  })

  test('rejects a version that is damaged', async () => {
    const { context, folder } = await createReleaseContext()
    await truncate(path.join(folder, 'mfe-catalog/2.0.0/remoteEntry.js'), 1)
    await expect(check(context, catalog)).rejects.toThrow(
      'mfe-catalog@2.0.0: remoteEntry.js has other bytes than were published. Publish it again.',
    )
  })

  test('checks a shell against live versions and canaries', async () => {
    const { context, store, logged } = await createReleaseContext()
    const shell = { name: 'shell', version: '2.0.0' } as const
    await check(context, shell)
    expect(logged).toEqual([
      expect.stringContaining('shell@2.0.0 has no build for the server'),
      'shell@2.0.0 is compatible with what is live: mfe-catalog@1.0.0, mfe-agents@1.0.0',
    ])

    await publishFiles(store, 'shell', '4.0.0', withTypes(createShellFiles(), more))
    await publishFiles(
      store,
      'mfe-catalog',
      '4.0.0',
      withTypes(createRemoteFiles('mfe-catalog', ['/shop']), more),
    )
    await promote(context, release('shell@4.0.0'))
    await promote(context, { ...release('mfe-catalog@4.0.0'), traffic: 5 })
    await expect(check(context, shell)).rejects.toThrow(
      /mfe-catalog@4.0.0 uses .*, which the kernel of shell@2.0.0 lacks[^]*Put it back, or release a mfe-catalog first that does without it/,
    )
  })

  test('checks the start of a shell against its budget', async () => {
    const { context, store, logged } = await createReleaseContext()
    const publishShell = (version: string, budget: number) =>
      publishFiles(store, 'shell', version, {
        ...createShellFiles({ '@shop/kernel': '1.0.0' }, budget),
        'index.html': '<script defer src="/shell/main.js"></script>',
        'main.js': 'x',
      })
    await publishShell('5.0.0', 10)
    await expect(check(context, { name: 'shell', version: '5.0.0' })).rejects.toThrow(
      'The start of shell@5.0.0 needs 0.0 kB (gzip), more than its budget of 0.0 kB; the largest file is main.js',
    )
    await publishShell('6.0.0', 1_000)
    await check(context, { name: 'shell', version: '6.0.0' })
    expect(logged.at(-1)).toBe('Its start is 0.0 of 1.0 kB (gzip)')
  })

  test('checks a remote by itself before the first shell is live', async () => {
    const { context, store, logged } = await createReleaseContext()
    await store.commit('{}', {}, (await store.readState()).revision)
    await check(context, catalog)
    expect(logged[0]).toBe('mfe-catalog@2.0.0 is compatible with what is live: nothing yet')
  })
})
