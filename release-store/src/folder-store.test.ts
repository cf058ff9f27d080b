import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { folderState } from './folder-state.ts'
import { folderStore } from './folder-store.ts'
import { ConflictError } from './release-store.ts'
import { folderSiteFiles } from './site-files.ts'
import { describeStore } from './testing/store-contract.ts'

describe('folderStore', () => {
  async function setUp() {
    const folder = path.join(await createTemporaryFolder(), 'not/there/yet')
    const build = await createTemporaryFolder({ 'index.html': '<p>', 'deep/page.js': 'page()' })
    return { folder, build, store: folderStore(folder), again: async () => folderStore(folder) }
  }

  describeStore(setUp)

  describe('a version', () => {
    test('is stored at its address on the site', async () => {
      const { store, build, folder } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      expect(await readFile(path.join(folder, 'mfe-x/1.0.0/index.html'), 'utf8')).toBe('<p>')
      expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['1.0.0'])
    })

    test('is not listed when it is a symbolic link', async () => {
      const { store, build, folder } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      await symlink(build, path.join(folder, 'mfe-x/2.0.0'))
      expect((await store.list('mfe-x')).map(({ version }) => version)).toEqual(['1.0.0'])
    })

    test('put twice concurrently leaves no temporary files', async () => {
      const { store, build, folder } = await setUp()
      const outcomes = await Promise.allSettled([
        store.put('mfe-x', '1.0.0', build),
        store.put('mfe-x', '1.0.0', build),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['1.0.0'])
      expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
    })
  })

  describe('list', () => {
    test('returns complete versions, latest first', async () => {
      const { store, build, folder } = await setUp()
      expect(await store.list('mfe-x')).toEqual([])
      for (const version of ['2.0.0', '1.0.0', '3.0.0']) await store.put('mfe-x', version, build)
      const hours = (version: string, ago: number) =>
        utimes(path.join(folder, 'mfe-x', version), 0, Date.now() / 1000 - ago * 3600)
      await hours('2.0.0', 1)
      await hours('1.0.0', 2)
      await hours('3.0.0', 3)
      await mkdir(path.join(folder, 'mfe-x/.4.0.0.arriving'))
      const versions = await store.list('mfe-x')
      expect(versions.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '3.0.0'])
      expect((Date.now() - (versions[0]?.publishedAt ?? 0)) / 3_600_000).toBeCloseTo(1, 1)
    })
  })

  test('removeTemporary removes what killed processes have left an hour ago, and nothing else', async () => {
    const { store, build, folder } = await setUp()
    await store.put('mfe-x', '1.0.0', build)
    await mkdir(path.join(folder, '.tmp/1.left'))
    await writeFile(path.join(folder, '.tmp/2.recent'), '')
    const old = Date.now() / 1000 - 2 * 3600
    await utimes(path.join(folder, '.tmp/1.left'), old, old)
    await store.removeTemporary()
    expect(await readdir(path.join(folder, '.tmp'))).toEqual(['2.recent'])
    expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['1.0.0'])
  })
})

describe('folderState', () => {
  async function setUp() {
    const folder = path.join(await createTemporaryFolder(), 'not/there/yet')
    return { folder, state: folderState(folder) }
  }

  test('leaves no temporary files of concurrent writes', async () => {
    const { state, folder } = await setUp()
    const { revision } = await state.readState()
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
    await Promise.allSettled(
      texts.map((text) => state.commit(text, { 'deep/a.json': text }, revision)),
    )
    expect((await readdir(path.join(folder, '.live'))).toSorted()).toEqual(['1.json', '1.served'])
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  })

  test('removes old revisions, and rejects a write at one of them', async () => {
    const { state, folder } = await setUp()
    for (let change = 0; change < 60; change++) {
      await state.commit(`text ${change}`, {}, (await state.readState()).revision)
    }
    expect((await state.readState()).text).toBe('text 59')
    const revisions = (await readdir(path.join(folder, '.live'))).filter((name) =>
      name.endsWith('.json'),
    )
    expect(revisions).toHaveLength(50)
    await expect(state.commit('other', {}, '3')).rejects.toThrow(ConflictError)
  })

  test('takes the state of an older tool, which marks nothing, for what the site is', async () => {
    const { state, folder } = await setUp()
    await mkdir(path.join(folder, '.live'), { recursive: true })
    await writeFile(path.join(folder, '.live/7.json'), 'old')
    expect((await state.readState()).isServed).toBe(true)
    await state.commit('new', {}, '7')
    expect((await state.readState()).isServed).toBe(true)
    // A process that is killed between its commit and the last file of the site leaves no mark.
    await writeFile(path.join(folder, '.live/9.json'), 'newer')
    expect((await state.readState()).isServed).toBe(false)
    await state.writeSite({ 'a.json': '' }, '9')
    expect((await state.readState()).isServed).toBe(true)
  })

  test('changes nothing when the disk is full before the commit', async () => {
    const { state, folder } = await setUp()
    await state.commit('one', { 'a.json': 'one' }, '0')
    // A folder in the place of a file: its content cannot be written.
    await expect(state.commit('two', { 'a.json/b.json': 'two' }, '1')).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    )
    expect((await state.readState()).text).toBe('one')
    expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toBe('one')
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  })
})

describe('folderSiteFiles', () => {
  async function setUp() {
    const folder = path.join(await createTemporaryFolder(), 'not/there/yet')
    return { folder, files: folderSiteFiles(folder) }
  }

  test('replaces a file, creates its folder, and leaves nothing beside it', async () => {
    const { files, folder } = await setUp()
    expect(await files.readSiteFile('pages/shell.html')).toBeNull()
    await files.writeSiteFile('pages/shell.html', 'a much longer first text')
    await files.writeSiteFile('pages/shell.html', 'second')
    expect(await files.readSiteFile('pages/shell.html')).toBe('second')
    expect(await readdir(path.join(folder, 'pages'))).toEqual(['shell.html'])
  })

  test('replaces a file atomically', async () => {
    const { files } = await setUp()
    const texts = ['a'.repeat(200_000), 'b'.repeat(200_000)]
    await files.writeSiteFile('discovery.json', texts[0] ?? '')
    const writing = Promise.all(texts.map((text) => files.writeSiteFile('discovery.json', text)))
    for (let reads = 0; reads < 20; reads++) {
      expect(texts.includes((await files.readSiteFile('discovery.json')) ?? '')).toBe(true)
    }
    await writing
  })

  test('rejects when a file exists but cannot be read', async () => {
    const { files } = await setUp()
    await files.writeSiteFile('pages/shell.html', '')
    await expect(files.readSiteFile('pages')).rejects.toThrow('EISDIR')
  })
})
