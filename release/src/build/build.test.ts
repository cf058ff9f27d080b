import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'
import { cacheFolder } from 'workspace/workspace.ts'

import { createManifest, publishFiles } from '../testing/release-fixtures.ts'
import { webpackProject } from '../testing/webpack-project.ts'
import { buildFrontEnd } from './build-front-end.ts'
import { createBuilder } from './builder.ts'
import { compressFolder } from './compress.ts'
import { assertIntact, readIntegrity, writeIntegrity } from './integrity.ts'
import { readRemoteManifest } from './manifests.ts'
import { withPublishLock } from './publish-lock.ts'

describe('buildFrontEnd', () => {
  async function createProject(changes: Record<string, string> = {}): Promise<string> {
    const root = await createTemporaryFolder()
    await writeFiles(path.join(root, 'mfe-agents'), { ...webpackProject, ...changes })
    return root
  }

  test('creates a minified and compressed production build, with its source map where no site serves it', async () => {
    const root = await createProject()
    const folder = await buildFrontEnd(root, 'mfe-agents')
    expect(folder).toBe(path.join(root, 'mfe-agents/dist'))
    expect((await readdir(folder)).filter((name) => name.startsWith('main')).toSorted()).toEqual([
      'main.js',
      'main.js.br',
      'main.js.gz',
    ])
    expect(await readFile(path.join(folder, 'main.js'), 'utf8')).toContain('console.log("open")')
    expect(await readdir(path.join(folder, '.maps'))).toEqual(['main.js.map'])
  })

  test('rejects with the build’s output when the build fails', async () => {
    const root = await createProject({ 'src/main.js': 'import "./missing.js"' })
    await expect(buildFrontEnd(root, 'mfe-agents')).rejects.toThrow(
      /Building mfe-agents failed:[^]*Can't resolve '\.\/missing\.js'/,
    )
  })

  test('builds several front ends in one process, also after one that failed or ended it', async () => {
    const root = await createTemporaryFolder()
    const write = (name: string, main: string, config = webpackProject['webpack.config.js']) =>
      writeFiles(path.join(root, name), {
        ...webpackProject,
        'src/main.js': main,
        'webpack.config.js': `console.log('process', process.pid)\n${config}`,
      })
    await write('mfe-wrong', 'import "./missing.js"')
    await write('mfe-a', 'console.log("a")')
    await write('mfe-end', '', 'console.error("out of memory"); process.exit(1)')
    await write('mfe-late', 'import "./missing.js"')
    const builder = createBuilder(root)
    const build = (name: string) => buildFrontEnd(root, name as `mfe-${string}`, { builder })
    const failure = async (name: string) =>
      String(await build(name).catch((error: unknown) => error))
    const processOf = (message: string) => /process (\d+)/.exec(message)?.[1]

    const wrong = await failure('mfe-wrong')
    expect(await readFile(path.join(await build('mfe-a'), 'main.js'), 'utf8')).toContain('"a"')
    const ended = await failure('mfe-end')
    expect(ended).toMatch(/Building mfe-end failed:[^]*out of memory/)
    expect(processOf(ended)).toBe(processOf(wrong))
    expect(processOf(await failure('mfe-late'))).not.toBe(processOf(wrong))
    builder.close()
  })
})

describe('compressFolder', () => {
  const script = 'const card = "steel"\n'.repeat(200)

  test('adds smaller brotli and gzip copies of text files with the same content', async () => {
    const folder = await createTemporaryFolder({ 'deep/main.js': script })
    await compressFolder(folder)
    const [plain, brotli, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((ending) => readFile(path.join(folder, `deep/main.js${ending}`))),
    )
    expect(plain?.toString()).toBe(script)
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(script)
    expect(gunzipSync(gzip ?? '').toString()).toBe(script)
    expect(brotli?.length).toBeLessThan(script.length / 10)
  })

  test('leaves pictures and fonts alone, and moves source maps, of which it compresses none', async () => {
    const files = [
      'a.js',
      'a.js.map',
      'deep/e.js.map',
      'b.css',
      'c.svg',
      'd.json',
      'e.webp',
      'f.woff2',
      'index.html',
    ]
    const folder = await createTemporaryFolder(
      Object.fromEntries(files.map((name) => [name, 'text'])),
    )
    await compressFolder(folder)
    expect(await folderVersionFiles(folder).list()).toEqual(
      ['a.js', 'b.css', 'c.svg', 'd.json']
        .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
        .concat('.maps/a.js.map', '.maps/deep/e.js.map', 'e.webp', 'f.woff2', 'index.html')
        .toSorted(),
    )
  })
})

describe('integrity', () => {
  const files = { 'b.js': 'b()', 'a.js': 'a()', 'deep/c.css': 'c{}' }

  test('writeIntegrity writes the SRI digest of every file', async () => {
    const folder = await createTemporaryFolder(files)
    await writeIntegrity(folder)
    const file = path.join(folder, 'integrity.json')
    const integrity = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
    expect(Object.keys(integrity)).toEqual(['a.js', 'b.js', 'deep/c.css'])
    const digest = createHash('sha384').update('c{}').digest('base64')
    expect(integrity['deep/c.css']).toBe(`sha384-${digest}`)
  })

  test('readIntegrity returns the digest of a file, and rejects for an unknown one', async () => {
    const folder = await createTemporaryFolder(files)
    await writeIntegrity(folder)
    const version = folderVersionFiles(folder)
    expect(await readIntegrity(version, 'a.js')).toMatch(/^sha384-.{64}$/)
    await expect(readIntegrity(version, 'gone.js')).rejects.toThrow(
      'integrity.json has no digest of gone.js',
    )
  })

  describe('assertIntact', () => {
    async function setUp() {
      const folder = await createTemporaryFolder(files)
      await writeIntegrity(folder)
      return { at: (file: string) => path.join(folder, file), version: folderVersionFiles(folder) }
    }

    test('accepts what was published', async () => {
      await expect(assertIntact((await setUp()).version)).resolves.toBeUndefined()
    })

    test.each<[string, (at: (file: string) => string) => Promise<void>, string]>([
      [
        'with one byte changed',
        (at) => writeFile(at('a.js'), 'b()'),
        'a.js has other bytes than were published',
      ],
      [
        'that is truncated',
        (at) => truncate(at('deep/c.css'), 1),
        'deep/c.css has other bytes than were published',
      ],
      ['that is missing', (at) => rm(at('b.js')), 'b.js is missing'],
      ['that was added', (at) => writeFile(at('deep/d.js'), ''), 'deep/d.js was added'],
      ['without digests', (at) => rm(at('integrity.json')), 'integrity.json is missing'],
      [
        'with broken digests',
        (at) => truncate(at('integrity.json'), 9),
        'integrity.json is not JSON',
      ],
      [
        'with digests of another shape',
        (at) => writeFile(at('integrity.json'), '{"a.js":1}'),
        'integrity.json has another shape: a.js: ',
      ],
    ])('rejects a file %s', async (_, damage, message) => {
      const { at, version } = await setUp()
      await damage(at)
      await expect(assertIntact(version)).rejects.toThrow(message)
    })

    test('counts the files beyond the first three', async () => {
      const { at, version } = await setUp()
      for (const file of Object.keys(files)) await appendFile(at(file), '!')
      await writeFile(at('e.js'), '')
      await expect(assertIntact(version)).rejects.toThrow(
        /^a.js .*; b.js .*; deep\/c.css .*; and 1 more$/,
      )
    })
  })
})

describe('readRemoteManifest', () => {
  test('reads the noindex paths of versions that call them unlisted', async () => {
    const { noindex: _, ...manifest } = createManifest('mfe-x', ['/x', '/y'])
    const store = folderStore(await createTemporaryFolder())
    const published = { ...manifest, unlisted: ['/y'] }
    await publishFiles(store, 'mfe-x', '1.0.0', { 'remote.json': JSON.stringify(published) })
    const read = await readRemoteManifest(store.files('mfe-x', '1.0.0'))
    expect(read).toEqual({ ...manifest, noindex: ['/y'] })
  })

  test('leaves out the origins of versions that list them, which never counted for visitors', async () => {
    const manifest = createManifest('mfe-x', ['/x'])
    const store = folderStore(await createTemporaryFolder())
    const touches = { storage: ['x'], origins: ['https://tiles.example'] }
    const published = JSON.stringify({ ...manifest, touches })
    await publishFiles(store, 'mfe-x', '1.0.0', { 'remote.json': published })
    const read = await readRemoteManifest(store.files('mfe-x', '1.0.0'))
    expect(read).toEqual({ ...manifest, touches: { storage: ['x'] } })
  })
})

describe('withPublishLock', () => {
  async function setUp() {
    const root = await createTemporaryFolder()
    const folder = cacheFolder(root)
    await mkdir(folder, { recursive: true })
    return { root, folder, file: path.join(folder, 'mfe-x.lock') }
  }

  test('returns what was built, and leaves no lock', async () => {
    const { root, folder } = await setUp()
    expect(await withPublishLock(root, 'mfe-x', async () => 7)).toBe(7)
    await expect(
      withPublishLock(root, 'mfe-x', async () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken')
    expect(await readdir(folder)).toEqual([])
  })

  test('lets different front ends be built at once', async () => {
    const { root } = await setUp()
    const both = withPublishLock(root, 'mfe-x', () => withPublishLock(root, 'shell', async () => 7))
    expect(await both).toBe(7)
  })

  test('rejects without building while another process builds', async () => {
    const { root, file } = await setUp()
    await writeFile(file, String(process.ppid))
    const build = jest.fn()
    await expect(withPublishLock(root, 'mfe-x', build)).rejects.toThrow(
      `Another process (${process.ppid}) is building mfe-x.`,
    )
    expect(build).not.toHaveBeenCalled()
  })

  test('takes over the lock of a process that was killed', async () => {
    const { root, file } = await setUp()
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await writeFile(file, String(pid))
    expect(await withPublishLock(root, 'mfe-x', async () => 7)).toBe(7)
  })
})
