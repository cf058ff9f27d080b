import { rename } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { sourceDigest } from './source-digest.ts'

const sources = {
  'mfe-a/package.json': '{"version":"1.0.0"}',
  'mfe-a/src/routes.tsx': 'routes',
  'mfe-b/src/routes.tsx': 'other routes',
  'shared/ui/src/Button.tsx': 'button',
  'config/src/base.js': 'base',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
}

/** Whether the digest of `mfe-a` changes with these files. */
async function changesWith(files: Record<string, string>): Promise<boolean> {
  const root = await temporaryFolder(sources)
  const before = await sourceDigest(root, 'mfe-a')
  await writeFiles(root, files)
  return (await sourceDigest(root, 'mfe-a')) !== before
}

test('is ten hexadecimal digits, the same for the same sources anywhere', async () => {
  const [here, there] = [await temporaryFolder(sources), await temporaryFolder(sources)]
  expect(await sourceDigest(here, 'mfe-a')).toMatch(/^[0-9a-f]{10}$/)
  expect(await sourceDigest(here, 'mfe-a')).toBe(await sourceDigest(there, 'mfe-a'))
})

test.each([
  ['a source of its own', 'mfe-a/src/routes.tsx'],
  ['a source that is new', 'mfe-a/src/shop/new.ts'],
  ['its package', 'mfe-a/package.json'],
  ['what it shares', 'shared/ui/src/Button.tsx'],
  ['the build', 'config/src/base.js'],
  ['the compiler’s settings', 'tsconfig.base.json'],
  ['the version of a library', 'package-lock.json'],
])('changes with %s', async (_, file) => {
  expect(await changesWith({ [file]: 'changed' })).toBe(true)
})

test.each([
  ['another remote', 'mfe-b/src/routes.tsx'],
  ['a test', 'mfe-a/src/routes.test.tsx'],
  ['what only tests use', 'mfe-a/src/testing/fixtures.ts'],
  ['the test helpers', 'shared/testing/src/render.tsx'],
  ['the last build', 'mfe-a/dist/main.js'],
  ['what a tool keeps there', 'mfe-a/.cache/latest.json'],
  ['installed libraries', 'mfe-a/node_modules/x/index.js'],
  ['the read-me', 'README.md'],
])('does not change with %s', async (_, file) => {
  expect(await changesWith({ [file]: 'changed' })).toBe(false)
})

test('changes when a file is only renamed', async () => {
  const root = await temporaryFolder(sources)
  const before = await sourceDigest(root, 'mfe-a')
  const folder = path.join(root, 'mfe-a/src')
  await rename(path.join(folder, 'routes.tsx'), path.join(folder, 'pages.tsx'))
  expect(await sourceDigest(root, 'mfe-a')).not.toBe(before)
})

test('tells where one file ends and the next begins', async () => {
  const one = await temporaryFolder({ ...sources, 'mfe-a/a': 'xy', 'mfe-a/b': 'z' })
  const two = await temporaryFolder({ ...sources, 'mfe-a/a': 'x', 'mfe-a/b': 'yz' })
  expect(await sourceDigest(one, 'mfe-a')).not.toBe(await sourceDigest(two, 'mfe-a'))
})
