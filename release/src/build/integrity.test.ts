import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderStore } from '../store/folder-store.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { readIntegrity, writeIntegrity } from './integrity.ts'

const files = { 'b.js': 'b()', 'a.js': 'a()', 'deep/c.css': 'c{}' }

test('every file has its digest, in the form that browsers check', async () => {
  const folder = await temporaryFolder(files)
  await writeIntegrity(folder)
  const integrity = JSON.parse(await readFile(path.join(folder, 'integrity.json'), 'utf8'))
  expect(Object.keys(integrity)).toEqual(['a.js', 'b.js', 'deep/c.css'])
  const digest = createHash('sha384').update('c{}').digest('base64')
  expect(integrity['deep/c.css']).toBe(`sha384-${digest}`)
})

test('the digest of a published file can be had; of another one it is an error', async () => {
  const folder = await temporaryFolder(files)
  await writeIntegrity(folder)
  const store = folderStore(await temporaryFolder())
  await store.put('mfe-x', '1.0.0', folder)
  expect(await readIntegrity(store, 'mfe-x', '1.0.0', 'a.js')).toMatch(/^sha384-.{64}$/)
  await expect(readIntegrity(store, 'mfe-x', '1.0.0', 'gone.js')).rejects.toThrow(
    'mfe-x@1.0.0 records no digest of gone.js',
  )
})
