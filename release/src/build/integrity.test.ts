import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderVersionFiles } from '../store/version-files.ts'
import { readIntegrity, writeIntegrity } from './integrity.ts'

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
