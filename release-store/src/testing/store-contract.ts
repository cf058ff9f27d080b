import { execFileSync } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { openedFile } from '../previews.ts'
import { ConflictError, type ReleaseStore } from '../release-store.ts'

/** Tests what every release store does. @param createStore an empty store; `again` opens it as another process does */
export function describeStore(
  createStore: () => Promise<{ store: ReleaseStore; again: () => Promise<ReleaseStore> }>,
): void {
  async function setUp() {
    const build = await createTemporaryFolder({ 'index.html': '<p>', 'deep/page.js': 'page()' })
    return { build, ...(await createStore()) }
  }

  describe('a version', () => {
    test('exists with all its files once it has been put', async () => {
      const { store, build } = await setUp()
      expect(await store.has('mfe-x', '1.0.0')).toBe(false)
      await store.put('mfe-x', '1.0.0', build)
      expect(await store.has('mfe-x', '1.0.0')).toBe(true)
      const files = store.files('mfe-x', '1.0.0')
      expect(await files.read('deep/page.js')).toBe('page()')
      expect(Buffer.from(await files.readBytes('index.html')).toString()).toBe('<p>')
      expect(await files.list()).toEqual(['deep/page.js', 'index.html'])
    })

    test('is refused when it has a symbolic link', async () => {
      const { store, build } = await setUp()
      await symlink('/etc/hostname', path.join(build, 'deep/link.js'))
      await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow(
        'deep/link.js is a symbolic link',
      )
      expect(await store.has('mfe-x', '1.0.0')).toBe(false)
    })

    test('is refused when it has what is no file', async () => {
      const { store, build } = await setUp()
      execFileSync('mkfifo', [path.join(build, 'pipe')])
      await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow(
        'pipe is neither a file nor a folder',
      )
      expect(await store.list('mfe-x')).toEqual([])
    })

    test('cannot be replaced', async () => {
      const { store, build } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      await writeFile(path.join(build, 'index.html'), 'changed')
      await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow(
        'mfe-x@1.0.0 is published already',
      )
      expect(await store.files('mfe-x', '1.0.0').read('index.html')).toBe('<p>')
    })

    test('put twice concurrently is stored once', async () => {
      const { store, build, again } = await setUp()
      const other = await again()
      const outcomes = await Promise.allSettled([
        store.put('mfe-x', '1.0.0', build),
        other.put('mfe-x', '1.0.0', build),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await store.list('mfe-x')).toHaveLength(1)
      expect(await store.files('mfe-x', '1.0.0').read('index.html')).toBe('<p>')
    })

    test('cannot be read when it does not exist', async () => {
      const { store } = await setUp()
      await expect(store.files('mfe-x', '9.9.9').read('index.html')).rejects.toThrow('ENOENT')
    })

    test('tells the size of a file, null of a missing one', async () => {
      const { store, build } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      expect(await store.files('mfe-x', '1.0.0').size('deep/page.js')).toBe(6)
      expect(await store.files('mfe-x', '1.0.0').size('deep/other.js')).toBeNull()
    })

    test('is gone with its files once it was removed, and can be put again', async () => {
      const { store, build } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      await store.put('mfe-x', '2.0.0', build)
      await store.remove('mfe-x', '1.0.0')
      expect((await store.list('mfe-x')).map(({ version }) => version)).toEqual(['2.0.0'])
      expect(await store.files('mfe-x', '1.0.0').size('index.html')).toBeNull()
      await expect(store.remove('mfe-x', '1.0.0')).rejects.toThrow('ENOENT')
      await store.put('mfe-x', '1.0.0', build)
      expect(await store.has('mfe-x', '1.0.0')).toBe(true)
    })

    test('carries the mark of its removal until that is taken away, or it is removed', async () => {
      const { store, build } = await setUp()
      await store.put('mfe-x', '1.0.0', build)
      const mark = () => store.files('mfe-x', '1.0.0').size('.removal')
      await store.markForRemoval('mfe-x', '1.0.0', true)
      expect(await mark()).toBe(0)
      await store.markForRemoval('mfe-x', '1.0.0', false)
      expect(await mark()).toBeNull()
      await store.markForRemoval('mfe-x', '1.0.0', true)
      await store.remove('mfe-x', '1.0.0')
      await store.markForRemoval('mfe-x', '1.0.0', true)
      await store.put('mfe-x', '1.0.0', build)
      expect(await mark()).toBeNull()
    })
  })

  test('lists front ends by name, and nothing before the first version', async () => {
    const { store, build } = await setUp()
    expect(await store.listFrontEnds()).toEqual([])
    expect(await store.list('shell')).toEqual([])
    await store.put('shell', '1.0.0', build)
    await store.put('mfe-x', '1.0.0', build)
    await store.put('mfe-x', '2.0.0', build)
    expect(await store.listFrontEnds()).toEqual(['mfe-x', 'shell'])
  })

  describe('the state', () => {
    test('has no text before the first commit', async () => {
      const { store } = await setUp()
      expect(await store.readState()).toEqual({ revision: '0', text: null, isServed: true })
    })

    test('is what was committed, with the site, and a new revision each time', async () => {
      const { store, again } = await setUp()
      const { revision } = await store.readState()
      const committed = await store.commit('one', { 'discovery.json': 'site one' }, revision)
      const second = await again()
      expect(await second.readState()).toEqual({ revision: committed, text: 'one', isServed: true })
      expect(await second.readSiteFile('discovery.json')).toBe('site one')
      await store.commit('two', { 'discovery.json': 'site two' }, committed)
      const third = await store.readState()
      expect(third.text).toBe('two')
      expect(new Set([revision, committed, third.revision]).size).toBe(3)
      expect(await store.readSiteFile('discovery.json')).toBe('site two')
    })

    test('rejects a commit at an outdated revision, even if the text is the same again', async () => {
      const { store } = await setUp()
      const { revision } = await store.readState()
      const first = await store.commit('one', { 'discovery.json': 'one' }, revision)
      const other = { 'discovery.json': 'other' }
      await expect(store.commit('other', other, revision)).rejects.toThrow(ConflictError)
      await store.commit('one', {}, await store.commit('two', {}, first))
      await expect(store.commit('other', other, first)).rejects.toThrow(ConflictError)
      expect((await store.readState()).text).toBe('one')
      expect(await store.readSiteFile('discovery.json')).toBe('one')
    })

    test('accepts one of many concurrent commits, with its site', async () => {
      const { store, again } = await setUp()
      const { revision } = await store.readState()
      const texts = Array.from({ length: 8 }, (_, index) => `text ${index}`)
      const stores = await Promise.all(texts.map(again))
      const outcomes = await Promise.allSettled(
        stores.map((each, index) => {
          const text = texts[index] ?? ''
          return each.commit(text, { 'discovery.json': text }, revision)
        }),
      )
      const committed = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled')
      expect(committed).toEqual([(await store.readState()).text])
      expect(committed).toEqual([await store.readSiteFile('discovery.json')])
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError)
      }
    })

    test('lets the site of its revision be written again, and never an older one over it', async () => {
      const { store, again } = await setUp()
      const one = await store.commit('one', { 'discovery.json': 'one' }, '0')
      await store.writeSite({ 'discovery.json': 'one again' }, one)
      expect(await store.readSiteFile('discovery.json')).toBe('one again')
      await (await again()).commit('two', { 'discovery.json': 'two' }, one)
      await store.writeSite({ 'discovery.json': 'one again' }, one)
      expect(await store.readSiteFile('discovery.json')).toBe('two')
      expect((await store.readState()).isServed).toBe(true)
    })
  })

  test('keeps the lines of the log in order, and loses none of those added at once', async () => {
    const { store, again } = await setUp()
    expect(await store.readLog()).toEqual([])
    await store.appendLog('one')
    await store.appendLog('two')
    expect(await store.readLog()).toEqual(['one', 'two'])
    const other = await again()
    await Promise.all([store.appendLog('three'), other.appendLog('four')])
    expect((await store.readLog()).toSorted()).toEqual(['four', 'one', 'three', 'two'])
  })

  test('tells when a preview was opened last, which a site writes', async () => {
    const { store } = await setUp()
    expect(await store.readOpened('qa')).toBeNull()
    await store.writeSiteFile(openedFile('qa'), '2026-11-28T10:00:00Z')
    expect(await store.readOpened('qa')).toBe('2026-11-28T10:00:00Z')
  })

  test('has no owners unless somebody has put the file there', async () => {
    const { store } = await setUp()
    expect(await store.readOwners()).toBeNull()
  })

  test('files of the site are replaced whole, listed by folder and removed', async () => {
    const { store, again } = await setUp()
    expect(await store.readSiteFile('discovery.json')).toBeNull()
    expect(await store.readSiteFile('pages/a.html')).toBeNull()
    for (const text of ['one', 'two']) {
      await store.writeSite({ 'discovery.json': text }, '0')
      await store.writeSiteFile('pages/a.html', text)
    }
    const other = await again()
    expect(await other.readSiteFile('discovery.json')).toBe('two')
    expect(await other.readSiteFile('pages/a.html')).toBe('two')
    const [listed, ...others] = await other.listSiteFiles('pages')
    expect([listed?.file, others]).toEqual(['pages/a.html', []])
    expect(Math.abs(Date.now() - (listed?.writtenAt ?? 0))).toBeLessThan(600_000)
    await other.removeSiteFile('pages/a.html')
    expect(await store.listSiteFiles('pages')).toEqual([])
  })
}
