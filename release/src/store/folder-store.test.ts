import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from 'site/testing/temporary-folder.ts'
import { folderStore } from './folder-store.ts'

async function setUp() {
  const folder = path.join(await temporaryFolder(), 'not/there/yet')
  const build = await temporaryFolder({ 'index.html': '<p>', 'deep/page.js': 'page()' })
  return { folder, build, store: folderStore(folder) }
}

describe('a version', () => {
  test('is there once it has been put, whole', async () => {
    const { store, build } = await setUp()
    expect(await store.has('mfe-x', '1.0.0')).toBe(false)
    await store.put('mfe-x', '1.0.0', build)
    expect(await store.has('mfe-x', '1.0.0')).toBe(true)
    expect(await store.files('mfe-x', '1.0.0').read('deep/page.js')).toBe('page()')
  })

  test('lies at the address it will have', async () => {
    const { store, build, folder } = await setUp()
    await store.put('mfe-x', '1.0.0', build)
    expect(await readFile(path.join(folder, 'mfe-x/1.0.0/index.html'), 'utf8')).toBe('<p>')
    expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['1.0.0'])
  })

  test('is never replaced', async () => {
    const { store, build } = await setUp()
    await store.put('mfe-x', '1.0.0', build)
    await writeFile(path.join(build, 'index.html'), 'changed')
    await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow(
      'mfe-x@1.0.0 is published already',
    )
    expect(await store.files('mfe-x', '1.0.0').read('index.html')).toBe('<p>')
  })

  test('put twice at once is put once, and nothing is left lying about', async () => {
    const { store, build, folder } = await setUp()
    const outcomes = await Promise.allSettled([
      store.put('mfe-x', '1.0.0', build),
      store.put('mfe-x', '1.0.0', build),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['1.0.0'])
  })

  test('of which only a part arrives is not there at all', async () => {
    const { store, build, folder } = await setUp()
    // A pipe among the files is something that cannot be copied.
    execFileSync('mkfifo', [path.join(build, 'pipe')])
    await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow()
    expect(await store.has('mfe-x', '1.0.0')).toBe(false)
    expect(await readdir(path.join(folder, 'mfe-x'))).toEqual([])
  })

  test('that is not there cannot be read', async () => {
    const { store } = await setUp()
    await expect(store.files('mfe-x', '9.9.9').read('index.html')).rejects.toThrow('ENOENT')
  })
})

describe('the versions of a front end', () => {
  test('are those that are there whole, the latest first', async () => {
    const { store, build, folder } = await setUp()
    expect(await store.versions('mfe-x')).toEqual([])
    for (const version of ['2.0.0', '1.0.0', '3.0.0']) await store.put('mfe-x', version, build)
    const hours = (version: string, ago: number) =>
      utimes(path.join(folder, 'mfe-x', version), 0, Date.now() / 1000 - ago * 3600)
    await hours('2.0.0', 1)
    await hours('1.0.0', 2)
    await hours('3.0.0', 3)
    await mkdir(path.join(folder, 'mfe-x/.4.0.0.arriving'))
    const versions = await store.versions('mfe-x')
    expect(versions.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '3.0.0'])
    expect((Date.now() - (versions[0]?.publishedAt ?? 0)) / 3_600_000).toBeCloseTo(1, 1)
  })

  test('can be removed, one at a time', async () => {
    const { store, build, folder } = await setUp()
    await store.put('mfe-x', '1.0.0', build)
    await store.put('mfe-x', '2.0.0', build)
    await store.remove('mfe-x', '1.0.0')
    expect(await readdir(path.join(folder, 'mfe-x'))).toEqual(['2.0.0'])
    await expect(store.remove('mfe-x', '1.0.0')).rejects.toThrow('ENOENT')
  })
})

test('files of a version have a size', async () => {
  const { store, build } = await setUp()
  await store.put('mfe-x', '1.0.0', build)
  expect(await store.files('mfe-x', '1.0.0').size('deep/page.js')).toBe(6)
  expect(await store.files('mfe-x', '1.0.0').size('deep/other.js')).toBeNull()
})

describe('a changing file of the site', () => {
  test('is nothing before it is written', async () => {
    const { store } = await setUp()
    expect(await store.readSite('discovery.json')).toBeNull()
  })

  test('is replaced as a whole, in a folder of its own if need be', async () => {
    const { store, folder } = await setUp()
    await store.writeSite('pages/shell.html', 'a much longer first text')
    await store.writeSite('pages/shell.html', 'second')
    expect(await store.readSite('pages/shell.html')).toBe('second')
    expect(await readdir(path.join(folder, 'pages'))).toEqual(['shell.html'])
  })

  test('is at every moment one text or the other', async () => {
    const { store } = await setUp()
    const texts = ['a'.repeat(200_000), 'b'.repeat(200_000)]
    await store.writeSite('discovery.json', texts[0] ?? '')
    const writing = Promise.all(texts.map((text) => store.writeSite('discovery.json', text)))
    for (let reads = 0; reads < 20; reads++) {
      expect(texts.includes((await store.readSite('discovery.json')) ?? '')).toBe(true)
    }
    await writing
  })

  test('that cannot be read is not taken for one that is not there', async () => {
    const { store } = await setUp()
    await store.writeSite('pages/shell.html', '')
    await expect(store.readSite('pages')).rejects.toThrow('EISDIR')
  })
})
