import { createHash } from 'node:crypto'

import { describe as describeRemote } from './manifests.ts'
import { currentVersion, publish, publishChanged } from './publish-sources.ts'
import type { VersionFiles } from '../store/version-files.ts'
import { repository } from '../testing/repository.ts'
import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

jest.setTimeout(30_000)

test('a version is the package’s and the sources’', async () => {
  const { root } = await repository()
  const version = await currentVersion(root, 'mfe-agents')
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/)
  await writeFiles(root, { 'shared/a.ts': 'changed' })
  expect(await currentVersion(root, 'mfe-agents')).not.toBe(version)
})

test('publishing builds what has changed, once, and tells its page where it lies', async () => {
  const { root, store } = await repository()
  const built: string[] = []
  const onBuild = (version: string) => built.push(version)
  const go = () => publishChanged(store, root, 'mfe-agents', { onBuild })

  const version = await go()
  expect(await go()).toBe(version)
  expect(built).toEqual([version])

  const page = await store.files('mfe-agents', version).read('index.html')
  expect(page).toContain(`/mfe-agents/${version}/main.js`)
  expect(page).not.toContain('%FOLDER%')
  expect(await describeRemote(store.files('mfe-agents', version))).toMatchObject({
    name: 'mfe-agents',
    paths: ['/agents'],
  })

  await writeFiles(root, { 'mfe-agents/src/main.js': 'console.log("closed")' })
  const next = await go()
  expect(built).toEqual([version, next])
  expect(await store.has('mfe-agents', version)).toBe(true)
})

test('a version says what every file of it is', async () => {
  const { root, store } = await repository()
  const version = await publish(store, root, 'mfe-agents')
  const page = await store.files('mfe-agents', version).read('index.html')
  const integrity = JSON.parse(await store.files('mfe-agents', version).read('integrity.json'))
  expect(integrity['index.html']).toBe(
    `sha384-${createHash('sha384').update(page).digest('base64')}`,
  )
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['main.js', 'main.js.br']))
  const types = JSON.parse(await store.files('mfe-agents', version).read('kernel-types.json'))
  expect(types['@shop/kernel/src/kernel.d.ts']).toContain('kernel')
})

test('what is published already is not built or published again', async () => {
  const { root, store } = await repository()
  const version = await publish(store, root, 'mfe-agents')
  const onBuild = jest.fn()
  await expect(publish(store, root, 'mfe-agents', { onBuild })).rejects.toThrow(
    `mfe-agents@${version} is published already`,
  )
  expect(onBuild).not.toHaveBeenCalled()
})

test('what is refused after the build is not published', async () => {
  const { root, store } = await repository()
  const version = await currentVersion(root, 'mfe-agents')
  const onBuilt = async (built: string, files: VersionFiles) => {
    expect(built).toBe(version)
    expect(await files.read('index.html')).toContain(`/mfe-agents/${version}/`)
    throw new Error('refused')
  }
  await expect(publish(store, root, 'mfe-agents', { onBuilt })).rejects.toThrow('refused')
  expect(await store.has('mfe-agents', version)).toBe(false)
})

test('what does not build is not published', async () => {
  const { root, store } = await repository()
  await writeFiles(root, { 'mfe-agents/src/main.js': 'import "./missing.js"' })
  await expect(publish(store, root, 'mfe-agents')).rejects.toThrow('missing.js')
  expect(await store.has('mfe-agents', await currentVersion(root, 'mfe-agents'))).toBe(false)
})

test.each([
  ['is missing', {}],
  ['is of another shape', { 'remote.json': '{"name":"mfe-agents"}' }],
  ['is cut off', { 'remote.json': '{"name":' }],
])('a published remote whose description %s is an error', async (_, files) => {
  const { store } = await repository()
  await store.put('mfe-agents', '1.0.0', await temporaryFolder(files))
  await expect(describeRemote(store.files('mfe-agents', '1.0.0'))).rejects.toThrow()
})
