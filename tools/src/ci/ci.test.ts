import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { readGreenSteps, recordGreenSteps } from './green-steps.ts'
import { computeInputDigest } from './source-hashes.ts'
import {
  formatCounts,
  jestCounts,
  listFailedFiles,
  playwrightCounts,
  sumCounts,
} from './test-counts.ts'
import { readWorkspaces } from './workspaces.ts'

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'shop-ci-'))

describe('jestCounts', () => {
  const assertions = (...statuses: string[]) =>
    statuses.map((status) => ({ status, fullName: `it is ${status}` }))
  const report = {
    testResults: [
      {
        name: '/shop/a/a.test.ts',
        status: 'passed',
        assertionResults: assertions('passed', 'pending'),
      },
      {
        name: '/shop/b/b.test.ts',
        status: 'failed',
        assertionResults: assertions('failed', 'passed'),
      },
      { name: '/shop/b/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  }

  test('counts a file that could not run as a failure, and names what was skipped', () => {
    expect(jestCounts(report)).toEqual({ passed: 2, failed: 2, skipped: ['it is pending'] })
  })

  test('has the files with a failure, which run again', () => {
    expect(listFailedFiles(report)).toEqual(['/shop/b/b.test.ts', '/shop/b/broken.test.ts'])
  })

  test('counts the files of one package', () => {
    expect(jestCounts(report, (file) => file.startsWith('/shop/a/'))).toMatchObject({ failed: 0 })
  })
})

describe('playwrightCounts', () => {
  test('counts a flaky test as passed, and names what was skipped at any depth', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      errors: ['no browser'],
      suites: [
        {
          specs: [spec('a', 'expected')],
          suites: [{ specs: [spec('behind a proxy', 'skipped')] }],
        },
      ],
    }
    expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 2, skipped: ['behind a proxy'] })
  })
})

test('formatCounts returns the line of a sum that CI parses', () => {
  const one = { passed: 1, failed: 0, skipped: [] }
  expect(formatCounts(sumCounts([one, one]))).toBe('2 passed, 0 failed')
  expect(formatCounts({ ...one, skipped: ['x'] })).toBe('1 passed, 0 failed, 1 skipped')
})

describe('computeInputDigest', () => {
  function createRepository() {
    const root = createFolder()
    execFileSync('git', ['init', '-q'], { cwd: root })
    mkdirSync(path.join(root, 'mfe-a'))
    writeFileSync(path.join(root, '.gitignore'), 'dist/\n')
    writeFileSync(path.join(root, 'mfe-a/page.ts'), 'page')
    return root
  }

  test('returns another digest when a file is changed, added or deleted', async () => {
    const root = createRepository()
    const file = path.join(root, 'mfe-a/page.ts')
    const digest = () => computeInputDigest(root, ['mfe-a'])
    const digests = [await digest()]
    writeFileSync(file, 'other page')
    digests.push(await digest())
    writeFileSync(path.join(root, 'mfe-a/new.ts'), '')
    digests.push(await digest())
    rmSync(file)
    digests.push(await digest())
    expect(new Set(digests).size).toBe(4)
  })

  test('returns the same digest whatever happens elsewhere, or to what Git ignores', async () => {
    const root = createRepository()
    const digest = () => computeInputDigest(root, ['mfe-a', ':!*.md'])
    const before = await digest()
    mkdirSync(path.join(root, 'mfe-a/dist'))
    writeFileSync(path.join(root, 'mfe-a/dist/page.js'), 'built')
    writeFileSync(path.join(root, 'mfe-a/README.md'), 'read me')
    writeFileSync(path.join(root, 'package.json'), '{}')
    expect(await digest()).toBe(before)
  })

  test('returns null where there is no repository', async () => {
    expect(await computeInputDigest(createFolder(), ['.'])).toBeNull()
  })
})

test('recordGreenSteps adds to what is recorded; an unreadable record is none', async () => {
  const root = createFolder()
  const step = { digest: 'a', counts: { passed: 1, failed: 0, skipped: [] } }
  expect(await readGreenSteps(root)).toEqual({})
  await recordGreenSteps(root, { Types: step })
  await recordGreenSteps(root, { Lint: step })
  expect(await readGreenSteps(root)).toEqual({ Types: step, Lint: step })
  writeFileSync(path.join(root, 'node_modules/.cache/tests/green.json'), '{')
  expect(await readGreenSteps(root)).toEqual({})
})

test('readWorkspaces returns what each package depends on, and where it is', () => {
  const root = createFolder()
  const write = (folder: string, manifest: object) => {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  write('mfe-a', {
    name: 'mfe-a',
    dependencies: { '@shop/ui': '*', react: '*' },
    devDependencies: { '@shop/testing': '*' },
  })
  write('shared/ui', { name: '@shop/ui', dependencies: { '@shop/kernel': '*' } })
  write('shared/kernel', { name: '@shop/kernel', devDependencies: { '@shop/testing': '*' } })
  write('shared/testing', { name: '@shop/testing', dependencies: { '@shop/kernel': '*' } })
  const workspaces = readWorkspaces(root)
  expect(workspaces.reachedBy('mfe-a', { dev: true })).toEqual([
    'shared/kernel',
    'shared/testing',
    'shared/ui',
  ])
  expect(workspaces.reachedBy('mfe-a', { dev: false })).toEqual(['shared/kernel', 'shared/ui'])
  expect(workspaces.names).toContain('@shop/ui')
  expect(workspaces.folderOf('shared/ui/src/Card.tsx')).toBe('shared/ui')
  expect(workspaces.folderOf('shared/README.md')).toBeNull()
})
