import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { folderSiteFiles } from './site-files.ts'

async function setUp() {
  const folder = path.join(await createTemporaryFolder(), 'not/there/yet')
  return { folder, files: folderSiteFiles(folder) }
}

describe('folderSiteFiles', () => {
  test('returns null for a file before it is written', async () => {
    const { files } = await setUp()
    expect(await files.readSiteFile('discovery.json')).toBeNull()
  })

  test('replaces a file, and creates its folder', async () => {
    const { files, folder } = await setUp()
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
