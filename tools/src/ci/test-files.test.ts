import { execFileSync, spawn } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

import { hashSources } from './source-hashes.ts'
import { openTestFiles } from './test-files.ts'
import { readNotes, STARTS_PROGRAM, STARTS_THREAD, toNote } from './test-notes.ts'
import { watchReads } from './watch-reads.ts'
import { readWorkspaces } from './workspaces.ts'

/** A repository of two packages, of which one depends on the other, and on the third for its tests. */
const sources: Record<string, string> = {
  'package-lock.json': '{}',
  'jest.config.js': 'import "./shared/testing/src/jest.js"',
  'shared/testing/package.json': '{ "name": "@shop/testing", "exports": { "./*": "./src/*" } }',
  'shared/testing/src/jest.js': '',
  'shared/testing/src/set-up.ts': 'export {}',
  'shared/testing/src/unused.ts': 'export {}',
  'shared/ui/package.json': '{ "name": "@shop/ui", "exports": { "./*": "./src/*" } }',
  'shared/ui/src/Card.tsx': 'import "./card.css"; export const Card = () => import("./Lazy.tsx")',
  'shared/ui/src/card.css': 'a {}',
  'shared/ui/src/Lazy.tsx': 'export const Lazy = 1',
  'shared/ui/src/clock.ts': 'export const clock = 1',
  'shared/ui/src/clock.server.ts': 'export const clock = 2',
  'shared/ui/src/other.ts': 'export type Other = 1',
  'mfe-a/package.json':
    '{ "name": "mfe-a", "dependencies": { "@shop/ui": "*" }, "devDependencies": { "@shop/testing": "*" } }',
  'mfe-a/src/page.test.tsx': `import { Card } from '@shop/ui/Card.tsx'
import { clock } from '@shop/ui/clock.ts'
import type { Other } from '@shop/ui/other.ts'
import react from 'react'
import words from './words.json' with { type: 'json' }
console.log(Card, clock, react, words as Other)`,
  'mfe-a/src/words.json': '{}',
  'mfe-a/docs/read.md': '',
}
const TEST = 'mfe-a/src/page.test.tsx'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-test-files-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  mkdirSync(path.join(root, 'node_modules/@shop'), { recursive: true })
  for (const name of ['ui', 'testing']) {
    fs.symlinkSync(path.join(root, 'shared', name), path.join(root, 'node_modules/@shop', name))
  }
  writeFileSync(path.join(root, '.gitignore'), 'node_modules/\n')
})
afterAll(() => rmSync(root, { recursive: true }))

async function open() {
  const hashes = await hashSources(root)
  if (!hashes) throw new Error('There is no repository')
  const setUp = { setupFilesAfterEnv: ['<rootDir>/shared/testing/src/set-up.ts'] }
  return openTestFiles({
    root,
    hashes,
    workspaces: readWorkspaces(root),
    projects: { node: {}, browser: setUp },
  })
}

/** Tells whether a test that was green runs again when a file is changed, or added. */
async function isStaleAfter(file: string, reads: string[] = []): Promise<boolean> {
  const former = { digest: (await open()).digest(TEST, reads), counts, reads }
  expect((await open()).isGreen(TEST, former)).toBe(true)
  const absolute = path.join(root, file)
  const text = sources[file]
  writeFileSync(absolute, `${text ?? ''}\n`)
  const isGreen = (await open()).isGreen(TEST, former)
  if (text === undefined) rmSync(absolute)
  else writeFileSync(absolute, text)
  return !isGreen
}
const counts = { passed: 1, failed: 0, skipped: [] }

describe('openTestFiles', () => {
  test.each([
    ['itself', TEST],
    ['what it imports', 'shared/ui/src/Card.tsx'],
    ['what that loads later', 'shared/ui/src/Lazy.tsx'],
    ['a style sheet', 'shared/ui/src/card.css'],
    ['data', 'mfe-a/src/words.json'],
    ["the server's version of a module", 'shared/ui/src/clock.server.ts'],
    ['the set-up of tests', 'shared/testing/src/set-up.ts'],
    ["the configuration's imports", 'shared/testing/src/jest.js'],
    ['the versions of libraries', 'package-lock.json'],
    ['where a package has its files', 'shared/ui/package.json'],
  ])('runs a test again after a change of %s', async (_, file) => {
    expect(await isStaleAfter(file)).toBe(true)
  })

  test.each([
    ['what nothing imports', 'shared/testing/src/unused.ts'],
    ['types', 'shared/ui/src/other.ts'],
    ['texts', 'mfe-a/docs/read.md'],
  ])('leaves a test green after a change of %s', async (_, file) => {
    expect(await isStaleAfter(file)).toBe(false)
  })

  test('runs a test again after a change of what it read, looked for or listed', async () => {
    expect(await isStaleAfter('mfe-a/docs/read.md', ['mfe-a/docs/read.md'])).toBe(true)
    expect(await isStaleAfter('mfe-a/docs/new.md', ['mfe-a/docs/new.md'])).toBe(true)
    expect(await isStaleAfter('mfe-a/docs/new.md', ['mfe-a/docs/'])).toBe(true)
    expect(await isStaleAfter('mfe-a/docs/read.md', ['mfe-a/docs/'])).toBe(false)
  })

  test('counts all of the packages that a program reaches, and for a thread, without those of tests', async () => {
    const [unused, unread] = ['shared/testing/src/unused.ts', 'shared/ui/src/other.ts']
    expect(await isStaleAfter(unused, [STARTS_PROGRAM])).toBe(true)
    expect(await isStaleAfter(unused, [STARTS_THREAD])).toBe(false)
    expect(await isStaleAfter(unread, [STARTS_THREAD])).toBe(true)
  })

  test('keeps of what was noted what is no import', async () => {
    const { findReads, files } = await open()
    expect(findReads(TEST, ['shared/ui/src/Lazy.tsx', 'mfe-a/docs/read.md'])).toEqual([
      'mfe-a/docs/read.md',
    ])
    expect(files).toEqual([TEST])
  })

  test('throws when a file lacks what another one imports', async () => {
    writeFileSync(path.join(root, 'mfe-a/src/wrong.test.ts'), "import './missing.ts'")
    await expect(open()).rejects.toThrow(/missing\.ts/)
    rmSync(path.join(root, 'mfe-a/src/wrong.test.ts'))
  })
})

describe('watchReads', () => {
  test('tells of files, of folders that are listed, of programs and of threads', async () => {
    const entries: string[] = []
    const [lock, missing] = [path.join(root, 'package-lock.json'), path.join(root, 'missing')]
    const restore = watchReads((entry) => entries.push(entry))
    readFileSync(pathToFileURL(lock))
    fs.existsSync(missing)
    await readdir(root)
    const child = spawn(process.execPath, ['--version'])
    const worker = new Worker('', { eval: true })
    restore()
    readFileSync(path.join(root, 'jest.config.js'))
    await Promise.all(
      [child, worker].map((each) => new Promise((resolve) => each.once('exit', resolve))),
    )
    expect(new Set(entries)).toEqual(
      new Set([lock, missing, `${root}/`, STARTS_PROGRAM, STARTS_THREAD]),
    )
  })
})

test('toNote names sources of the repository, also by their links, and nothing else', () => {
  const note = (file: string) => toNote(root, path.join(root, file))
  expect(note('mfe-a/docs/')).toBe('mfe-a/docs/')
  expect(note('node_modules/@shop/ui/src/Card.tsx')).toBe('shared/ui/src/Card.tsx')
  expect(note('node_modules/react/index.js')).toBeNull()
  expect(toNote(root, '/etc/hosts')).toBeNull()
  expect(toNote(root, STARTS_THREAD)).toBe(STARTS_THREAD)
})

test('readNotes returns nothing of a test that noted nothing', async () => {
  expect(await readNotes(root, TEST)).toEqual([])
})
