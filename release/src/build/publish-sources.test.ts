import { createHash } from 'node:crypto'

import { computeDigest } from '@shop/release-format/integrity.js'
import { writeFiles } from '@shop/testing/temporary-folder.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

import { createRepository } from '../testing/repository.ts'
import { readKernelTypes, readRemoteManifest } from './manifests.ts'
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
