import { createHash } from 'node:crypto'
import path from 'node:path'

import { computeDigest } from '@shop/release-format/integrity.js'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

import { createManifest } from '../testing/release-fixtures.ts'
import { createRepository } from '../testing/repository.ts'
import { readKernelTypes, readRemoteManifest, readSlotTypes } from './manifests.ts'
import { withPreparedFolder } from './prepared-folder.ts'
import { computeVersion, publishIfChanged, publishSources } from './publish-sources.ts'

test('computeVersion returns the package’s version and a digest of the sources', async () => {
  const { root } = await createRepository()
  const version = await computeVersion(root, 'mfe-agents')
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/)
  await writeFiles(root, { 'shared/kernel/src/kernel.ts': 'changed' })
  expect(await computeVersion(root, 'mfe-agents')).not.toBe(version)
})

test('publishIfChanged builds changed sources once', async () => {
  const { root, store } = await createRepository()
  const built: string[] = []
  const onBuild = (version: string) => built.push(version)
  const go = () => publishIfChanged(store, root, 'mfe-agents', { onBuild })

  const version = await go()
  expect(await go()).toBe(version)
  expect(built).toEqual([version])

  expect(await readRemoteManifest(store.files('mfe-agents', version))).toMatchObject({
    name: 'mfe-agents',
    paths: ['/agents'],
  })

  await writeFiles(root, { 'mfe-agents/src/main.js': 'console.log("closed")' })
  const next = await go()
  expect(built).toEqual([version, next])
  expect(await store.has('mfe-agents', version)).toBe(true)
})

test('publishSources fills the version’s address and the digests of its scripts into the page of a shell', async () => {
  const { root, store } = await createRepository({}, 'shell')
  const version = await publishSources(store, root, 'shell')
  const page = await store.files('shell', version).read('index.html')
  const script = await store.files('shell', version).readBytes('main.js')
  expect(page).toContain(` src="/shell/${version}/main.js" integrity="${computeDigest(script)}">`)
  expect(page).not.toContain('%FOLDER%')
})

test('publishSources adds digests of all files and the kernel’s types', async () => {
  const { root, store } = await createRepository()
  const version = await publishSources(store, root, 'mfe-agents')
  const files = store.files('mfe-agents', version)
  const script = await files.read('main.js')
  const integrity = JSON.parse(await files.read('integrity.json')) as Record<string, string>
  expect(integrity['main.js']).toBe(
    `sha384-${createHash('sha384').update(script).digest('base64')}`,
  )
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['main.js.br']))
  const types = await readKernelTypes(files)
  expect(types['@shop/kernel/src/cart.d.ts']).toContain('kernel')
})

test('publishSources rejects without a build when the version is published already', async () => {
  const { root, store } = await createRepository()
  const version = await publishSources(store, root, 'mfe-agents')
  const onBuild = jest.fn()
  await expect(publishSources(store, root, 'mfe-agents', { onBuild })).rejects.toThrow(
    `mfe-agents@${version} is published already`,
  )
  expect(onBuild).not.toHaveBeenCalled()
})

test('publishSources does not publish a build that onBuilt rejects', async () => {
  const { root, store } = await createRepository()
  const version = await computeVersion(root, 'mfe-agents')
  const onBuilt = async (built: string, files: VersionFiles) => {
    expect(built).toBe(version)
    expect(await files.read('main.js')).toContain('open')
    throw new Error('refused')
  }
  await expect(publishSources(store, root, 'mfe-agents', { onBuilt })).rejects.toThrow('refused')
  expect(await store.has('mfe-agents', version)).toBe(false)
})

test('publishSources does not publish when the build fails', async () => {
  const { root, store } = await createRepository()
  await writeFiles(root, { 'mfe-agents/build.cjs': 'require("./missing.js")' })
  await expect(publishSources(store, root, 'mfe-agents')).rejects.toThrow('missing.js')
  expect(await store.has('mfe-agents', await computeVersion(root, 'mfe-agents'))).toBe(false)
})

describe('publishSources of slots and extensions', () => {
  const manifest = {
    ...createManifest('mfe-agents', ['/agents']),
    shared: {},
    slots: { '/agents': ['agents.below'] },
    extensions: [
      { key: 'ask', slots: ['cart.empty'], order: 0, height: { narrow: 1, wide: 1 }, files: [] },
    ],
  }
  const sources = {
    'manifest.json': JSON.stringify(manifest),
    'src/slots.ts': `export interface Slots { 'agents.below': { count: number } }`,
    'src/pages.json': JSON.stringify({ extensions: { ask: { module: './ask/Ask.tsx' } } }),
    'src/ask/Ask.tsx': 'export function Ask({ id }: { id: string }) { return id }',
  }

  test('states what slots hand over and what extensions take', async () => {
    const { root, store } = await createRepository(sources)
    const version = await publishSources(store, root, 'mfe-agents')
    expect(await readSlotTypes(store.files('mfe-agents', version))).toEqual({
      slots: { 'agents.below': '{ count: number }' },
      extensions: { ask: { file: 'mfe-agents/src/ask/Ask.tsx', props: '{ id: string }' } },
    })
  })

  test('states them of a folder that was built from these sources, too, and nothing without sources', async () => {
    const { root } = await createRepository(sources)
    const from = await createTemporaryFolder({
      'remote.json': JSON.stringify(manifest),
      [manifest.entry]: `var mfe_agents = container('/agents')`,
    })
    const read = (of: string) =>
      withPreparedFolder(of, from, async ({ files }) => readSlotTypes(files))
    expect(await read(root)).toMatchObject({ slots: { 'agents.below': '{ count: number }' } })
    expect(await read(path.join(root, 'config'))).toBeNull()
  })

  test.each([
    [{ 'src/slots.ts': 'export interface Slots {}' }],
    [{ 'src/slots.ts': `export interface Slots { 'agents.above': {} }` }],
  ])('refuses a slot without a type', async (changes) => {
    const { root, store } = await createRepository({ ...sources, ...changes })
    await expect(publishSources(store, root, 'mfe-agents')).rejects.toThrow(
      `mfe-agents has the slot agents.below, and src/slots.ts does not say what it hands over. Say it there: export interface Slots { 'agents.below': {} }.`,
    )
  })

  test('states nothing for a front end without any', async () => {
    const { root, store } = await createRepository()
    const version = await publishSources(store, root, 'mfe-agents')
    expect(await readSlotTypes(store.files('mfe-agents', version))).toBeNull()
  })
})
