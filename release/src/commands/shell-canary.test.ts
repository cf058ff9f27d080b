import path from 'node:path'

import { readPageIndex } from '@shop/release-format/page-index.ts'

import { createReleaseContext } from '../testing/release-context.ts'
import {
  createRemoteFiles,
  createSharedModules,
  createShellFiles,
  publishFiles,
  release,
} from '../testing/release-fixtures.ts'
import { remoteServerBuild, shellServerBuild } from '../testing/server-builds.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { showLog } from './show-log.ts'
import { status } from './status.ts'

async function setUp() {
  const shop = await createReleaseContext()
  /** Gives a version of the shell to a share of the visitors. */
  const share = (version: string, traffic: number) =>
    promote(shop.context, { ...release(`shell@${version}`), traffic })
  const canary = () => readPageIndex(shop.folder).canary
  return { ...shop, share, canary }
}

describe('a canary of the shell', () => {
  test('gives the version to a share of the visitors, with a page for each path', async () => {
    const { share, canary, logged, stateOf, store } = await setUp()
    await publishFiles(store, 'shell', '4.0.0', {
      ...createShellFiles(),
      'index.html': '<html data-folder="/shell/4.0.0/"><!--head--><!--preload--></html>',
    })
    await share('4.0.0', 5)
    expect(await stateOf('shell')).toMatchObject({
      version: '1.0.0',
      canaries: [{ version: '4.0.0', traffic: 5 }],
    })
    expect(logged.at(-1)).toBe(
      'shell@4.0.0 is live for 5 % of the visitors. To undo: rollback shell',
    )
    expect(canary()).toMatchObject({ version: '4.0.0', traffic: 5 })
    expect(Object.keys(canary()?.pages ?? {}).toSorted()).toEqual(['/agents', '/shop'])
    const { file = '' } = canary()?.pages['/shop'] ?? {}
    expect(await store.readSiteFile(file)).toContain('data-folder="/shell/4.0.0/"')
    expect(await store.readSiteFile('released.json')).toContain('4.0.0')
  })

  test('changes its share', async () => {
    const { share, canary } = await setUp()
    await share('2.0.0', 5)
    await share('2.0.0', 25)
    expect(canary()?.traffic).toBe(25)
  })

  test('is shown by status and log', async () => {
    const { context, share, logged } = await setUp()
    await share('2.0.0', 5)
    await status(context)
    expect(logged).toContainEqual(
      'shell         live 1.0.0, canary 2.0.0 (5 %), latest 3.0.0, 3 published',
    )
    await showLog(context, { name: 'shell', last: 1 })
    expect(logged.at(-1)).toMatch(/promote: shell 1\.0\.0 → 1\.0\.0, 2\.0\.0 \(5 %\)/)
  })

  test.each([
    ['rollback', '1.0.0', (context) => rollback(context, { name: 'shell' })],
    ['promote', '2.0.0', (context) => promote(context, release('shell@2.0.0'))],
    [
      'promote --traffic 100',
      '2.0.0',
      (context) => promote(context, { ...release('shell@2.0.0'), traffic: 100 }),
    ],
    ['the promotion of another', '3.0.0', (c) => promote(c, release('shell@3.0.0'))],
  ] satisfies [
    string,
    string,
    (context: Awaited<ReturnType<typeof setUp>>['context']) => Promise<void>,
  ][])('is ended by %s', async (_, version, end) => {
    const { context, share, canary, stateOf } = await setUp()
    await share('2.0.0', 5)
    await end(context)
    expect(await stateOf('shell')).toMatchObject({ version, canaries: [] })
    expect(canary()).toBeUndefined()
  })

  test('is one at a time', async () => {
    const { share, stateOf } = await setUp()
    await share('2.0.0', 5)
    await expect(share('3.0.0', 5)).rejects.toThrow(
      'The shell can have one canary at a time: 2.0.0 is live for 5 %. End that with rollback shell first.',
    )
    expect((await stateOf('shell'))?.canaries).toEqual([{ version: '2.0.0', traffic: 5 }])
  })

  test('is refused when a live page cannot be rendered with it', async () => {
    const { context, share, store } = await setUp()
    const build =
      'if (config.siteUrl && globalThis.isCanary) throw new Error("No"); return { html: url }'
    await publishFiles(store, 'shell', '4.0.0', {
      ...createShellFiles(),
      '.server/render.cjs': `globalThis.isCanary = true; ${shellServerBuild}`,
    })
    await publishFiles(store, 'mfe-catalog', '4.0.0', {
      ...createRemoteFiles('mfe-catalog', ['/shop']),
      '.server/render.cjs': remoteServerBuild(build),
    })
    await promote(context, release('mfe-catalog@4.0.0'))
    await expect(share('4.0.0', 5)).rejects.toThrow(
      /^shell@4\.0\.0, with mfe-catalog@4\.0\.0, cannot render \/shop/,
    )
  })

  test('makes remotes fit both shells', async () => {
    const { context, share, store } = await setUp()
    await publishFiles(store, 'shell', '4.0.0', createShellFiles({ '@shop/kernel': '1.5.0' }))
    const shared = createSharedModules({ '@shop/kernel': '1.2.0' })
    const files = createRemoteFiles('mfe-catalog', ['/shop'], { shared })
    await publishFiles(store, 'mfe-catalog', '4.0.0', files)
    await promote(context, release('shell@4.0.0'))
    await share('1.0.0', 50)
    await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
      /mfe-catalog@4\.0\.0 needs the kernel \^1\.2\.0; shell@1\.0\.0 provides 1\.0\.0/,
    )
    await rollback(context, { name: 'shell' })
    await promote(context, release('mfe-catalog@4.0.0'))
  })

  test('renders remotes with both shells', async () => {
    const { context, share, store } = await setUp()
    await publishFiles(store, 'shell', '4.0.0', {
      ...createShellFiles(),
      '.server/render.cjs': `globalThis.isCanary = true; ${shellServerBuild}`,
    })
    const build = 'if (globalThis.isCanary) throw new Error("No"); return { html: url }'
    await publishFiles(store, 'mfe-catalog', '4.0.0', {
      ...createRemoteFiles('mfe-catalog', ['/shop']),
      '.server/render.cjs': remoteServerBuild(build),
    })
    await share('4.0.0', 5)
    await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
      /^With shell@4\.0\.0, which is a canary: mfe-catalog@4\.0\.0 cannot render \/shop/,
    )
  })

  test('costs nobody anything when its files are damaged later', async () => {
    const { context, share, canary, folder, store, logged } = await setUp()
    await share('2.0.0', 5)
    const { rm } = await import('node:fs/promises')
    await rm(path.join(folder, 'shell/2.0.0/index.html'))
    await promote(context, release('mfe-catalog@2.0.0'))
    expect(logged).toContainEqual(
      expect.stringMatching(/^Warning: shell@2\.0\.0 is live and damaged: index\.html is missing/),
    )
    expect(canary()).toBeUndefined()
    expect(await store.readSiteFile('discovery.json')).toContain('"version": "2.0.0"')
  })
})
