import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderFiles } from '../store/version-files.ts'
import { aDescription } from '../testing/release-fixtures.ts'
import { temporaryFolder } from 'site/testing/temporary-folder.ts'
import { pageSizes, sizeProblems } from './page-sizes.ts'

const description = {
  ...aDescription('mfe-x', ['/x', '/y']),
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
  temporaryFolder(
    Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, 'x'.repeat(size)])),
  )

test('a page needs the entry, what all pages need, and its own, each once, in one language', async () => {
  expect(await pageSizes(description, folderFiles(await folder()))).toEqual([
    { pattern: '/x', bytes: 5_257, largest: { file: 'page.x.js', bytes: 4_000 } },
    { pattern: '/y', bytes: 1_256, largest: { file: 'entry.js', bytes: 1_000 } },
  ])
})

test('what counts is what is transferred: compressed, where there is a copy', async () => {
  const files = await folder()
  await writeFile(path.join(files, 'page.x.js.gz'), 'x'.repeat(100))
  const [x] = await pageSizes(description, folderFiles(files))
  expect(x).toEqual({ pattern: '/x', bytes: 1_357, largest: { file: 'entry.js', bytes: 1_000 } })
})

describe('a page that needs more than its budget', () => {
  const largest = { file: 'page.x.js', bytes: 40_000 }
  const measured = [
    { pattern: '/x', bytes: 75_001, largest },
    { pattern: '/y', bytes: 75_000, largest },
  ]

  test('is named with what it needs, what it may, and where to look', () => {
    expect(sizeProblems('mfe-x@2', { name: 'mfe-x', budget: null }, measured)).toEqual([
      '/x of mfe-x@2 needs 75.0 kB (gzip), more than its budget of 75.0 kB; the most is page.x.js, 40.0 kB. Make it smaller, or set "budget" in mfe-x/package.json.',
    ])
  })

  test('is measured by the remote’s own budget, where it has one', () => {
    const problems = (budget: number) =>
      sizeProblems('mfe-x@2', { name: 'mfe-x', budget }, measured).length
    expect([75_001, 75_000, 50_000].map(problems)).toEqual([0, 1, 2])
  })
})
