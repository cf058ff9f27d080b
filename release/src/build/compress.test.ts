import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { compressFolder } from './compress.ts'

const script = 'const card = "steel"\n'.repeat(200)

describe('compressFolder', () => {
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

  test('leaves pictures and fonts alone, and deletes source maps', async () => {
    const files = [
      'a.js',
      'a.js.map',
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
    expect((await readdir(folder)).toSorted()).toEqual(
      ['a.js', 'b.css', 'c.svg', 'd.json']
        .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
        .concat('e.webp', 'f.woff2', 'index.html'),
    )
  })
})
