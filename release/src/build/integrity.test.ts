import { createHash } from 'node:crypto'
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderVersionFiles } from '../store/version-files.ts'
import { assertIntact, readIntegrity, writeIntegrity } from './integrity.ts'

const files = { 'b.js': 'b()', 'a.js': 'a()', 'deep/c.css': 'c{}' }

test('writeIntegrity writes the SRI digest of every file', async () => {
  const folder = await createTemporaryFolder(files)
  await writeIntegrity(folder)
  const file = path.join(folder, 'integrity.json')
  const integrity = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  expect(Object.keys(integrity)).toEqual(['a.js', 'b.js', 'deep/c.css'])
  const digest = createHash('sha384').update('c{}').digest('base64')
  expect(integrity['deep/c.css']).toBe(`sha384-${digest}`)
})

test('readIntegrity returns the digest of a file, and rejects for an unknown one', async () => {
  const folder = await createTemporaryFolder(files)
  await writeIntegrity(folder)
  const version = folderVersionFiles(folder)
  expect(await readIntegrity(version, 'a.js')).toMatch(/^sha384-.{64}$/)
  await expect(readIntegrity(version, 'gone.js')).rejects.toThrow(
    'integrity.json has no digest of gone.js',
  )
})

describe('assertIntact', () => {
  async function setUp() {
    const folder = await createTemporaryFolder(files)
    await writeIntegrity(folder)
    return { at: (file: string) => path.join(folder, file), version: folderVersionFiles(folder) }
  }

  test('accepts what was published', async () => {
    await expect(assertIntact((await setUp()).version)).resolves.toBeUndefined()
  })

  test.each<[string, (at: (file: string) => string) => Promise<void>, string]>([
    [
      'with one byte changed',
      (at) => writeFile(at('a.js'), 'b()'),
      'a.js has other bytes than were published',
    ],
    [
      'that is truncated',
      (at) => truncate(at('deep/c.css'), 1),
      'deep/c.css has other bytes than were published',
    ],
    ['that is missing', (at) => rm(at('b.js')), 'b.js is missing'],
    ['that was added', (at) => writeFile(at('deep/d.js'), ''), 'deep/d.js was added'],
    ['without digests', (at) => rm(at('integrity.json')), 'integrity.json is missing'],
    [
      'with broken digests',
      (at) => truncate(at('integrity.json'), 9),
      'integrity.json is not JSON',
    ],
    [
      'with digests of another shape',
      (at) => writeFile(at('integrity.json'), '{"a.js":1}'),
      'integrity.json has another shape: a.js: ',
    ],
  ])('rejects a file %s', async (_, damage, message) => {
    const { at, version } = await setUp()
    await damage(at)
    await expect(assertIntact(version)).rejects.toThrow(message)
  })

  test('counts the files beyond the first three', async () => {
    const { at, version } = await setUp()
    for (const file of Object.keys(files)) await appendFile(at(file), '!')
    await writeFile(at('e.js'), '')
    await expect(assertIntact(version)).rejects.toThrow(
      /^a.js .*; b.js .*; deep\/c.css .*; and 1 more$/,
    )
  })
})
