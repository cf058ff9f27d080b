import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '../testing/temporary.ts'
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
    expect(await store.read('mfe-x', '1.0.0', 'deep/page.js')).toBe('page()')
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
    expect(await store.read('mfe-x', '1.0.0', 'index.html')).toBe('<p>')
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
    await expect(store.read('mfe-x', '9.9.9', 'index.html')).rejects.toThrow('ENOENT')
  })
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
