import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadTokenSecret } from './token-secret.ts'

test('loadTokenSecret generates the file once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
  const first = loadTokenSecret(undefined, folder)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(loadTokenSecret(undefined, folder)).toEqual(first)
  expect(readdirSync(folder)).toEqual(['token-secret'])
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('loadTokenSecret generates another secret for another data folder', () => {
  const [one, two] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'shop-secret-')))
  expect(loadTokenSecret(undefined, one ?? '')).not.toEqual(loadTokenSecret(undefined, two ?? ''))
})

test('loadTokenSecret returns the configured secret without writing a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
  expect(Buffer.from(loadTokenSecret('given', folder)).toString()).toBe('given')
  expect(readdirSync(folder)).toEqual([])
})
