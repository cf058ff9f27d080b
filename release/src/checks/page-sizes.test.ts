import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'

import { createManifest } from '../testing/release-fixtures.ts'
import { findSizeProblems, measurePages, measureStart } from './page-sizes.ts'

describe('page-sizes', () => {
  const manifest = {
    ...createManifest('mfe-x', ['/x', '/y']),
    entry: 'entry.js',
    preload: ['routes.js', 'messages.en.1.js', 'messages.ar.1.js'],
    pages: { '/x': ['page.x.js', 'messages.x.ar.1.js'], '/y': ['page.y.js', 'routes.js'] },
  }

  const sizes = {
    'entry.js': 1_000,
    'routes.js': 200,
    'messages.en.1.js': 30,
    'messages.ar.1.js': 50,
    'page.x.js': 4_000,
    'messages.x.ar.1.js': 7,
    'page.y.js': 6,
  }

  const folder = () =>
    createTemporaryFolder(
      Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, 'x'.repeat(size)])),
    )

  test('measurePages counts the entry, the common files and the page’s own, each once, in one locale', async () => {
    expect(await measurePages(manifest, folderVersionFiles(await folder()))).toEqual([
      { pattern: '/x', bytes: 5_257, largest: { file: 'page.x.js', bytes: 4_000 } },
      { pattern: '/y', bytes: 1_256, largest: { file: 'entry.js', bytes: 1_000 } },
    ])
  })

  test('measurePages counts the compressed copy of a file when there is one', async () => {
    const files = await folder()
    await writeFile(path.join(files, 'page.x.js.gz'), 'x'.repeat(100))
    const [x] = await measurePages(manifest, folderVersionFiles(files))
    expect(x).toEqual({ pattern: '/x', bytes: 1_357, largest: { file: 'entry.js', bytes: 1_000 } })
  })

  test('measureStart counts the scripts of a shell’s page, without inline ones and preloads', async () => {
    const files = await createTemporaryFolder({
      'index.html': `<script>inline()</script>
<script defer fetchpriority="high" src="/shell/1.0.0/vendor.1.js"></script>
<script defer fetchpriority="high" src="main.2.js"></script>
<link rel="preload" as="script" href="/mfe-x/1.0.0/page.js">`,
      'vendor.1.js': 'x'.repeat(300),
      'main.2.js': 'x'.repeat(20),
      'page.js': 'x'.repeat(7),
    })
    expect(await measureStart(folderVersionFiles(files))).toEqual({
      pattern: 'The start',
      bytes: 320,
      largest: { file: 'vendor.1.js', bytes: 300 },
    })
  })

  describe('findSizeProblems', () => {
    const largest = { file: 'page.x.js', bytes: 40_000 }
    const measured = [
      { pattern: '/x', bytes: 75_001, largest },
      { pattern: '/y', bytes: 75_000, largest },
    ]

    test('names the page, its size, its budget and its largest file', () => {
      expect(findSizeProblems('mfe-x@2', { name: 'mfe-x', budget: null }, measured)).toEqual([
        '/x of mfe-x@2 needs 75.0 kB (gzip), more than its budget of 75.0 kB; the largest file is page.x.js, 40.0 kB. Make it smaller, or set "budget" in mfe-x/package.json.',
      ])
    })

    test('uses the remote’s own budget when it has one', () => {
      const problems = (budget: number) =>
        findSizeProblems('mfe-x@2', { name: 'mfe-x', budget }, measured).length
      expect([75_001, 75_000, 50_000].map(problems)).toEqual([0, 1, 2])
    })
  })
})
