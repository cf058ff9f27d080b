import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readSecret } from './secret.ts'

test('is made once, and only its owner can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
  const first = readSecret(undefined, folder)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readSecret(undefined, folder)).toEqual(first)
  expect(readdirSync(folder)).toEqual(['token-secret'])
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
})

test('differs between two shops', () => {
  const [one, two] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'shop-secret-')))
  expect(readSecret(undefined, one ?? '')).not.toEqual(readSecret(undefined, two ?? ''))
})

test('is the one that was given, without a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
  expect(Buffer.from(readSecret('given', folder)).toString()).toBe('given')
  expect(readdirSync(folder)).toEqual([])
})
