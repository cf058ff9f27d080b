import { rename } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

import { computeSourceDigest } from './source-digest.ts'

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
  const root = await createTemporaryFolder(sources)
  const before = await computeSourceDigest(root, 'mfe-a')
  await writeFiles(root, files)
  return (await computeSourceDigest(root, 'mfe-a')) !== before
}

describe('computeSourceDigest', () => {
  test('returns ten hexadecimal digits, equal for equal sources in any folder', async () => {
    const [here, there] = [
      await createTemporaryFolder(sources),
      await createTemporaryFolder(sources),
    ]
    expect(await computeSourceDigest(here, 'mfe-a')).toMatch(/^[0-9a-f]{10}$/)
    expect(await computeSourceDigest(here, 'mfe-a')).toBe(await computeSourceDigest(there, 'mfe-a'))
  })

  test.each([
    ['a source of its own', 'mfe-a/src/routes.tsx'],
    ['a source that is new', 'mfe-a/src/shop/new.ts'],
    ['its package', 'mfe-a/package.json'],
    ['a shared package', 'shared/ui/src/Button.tsx'],
    ['the build configuration', 'config/src/base.js'],
    ['the compiler options', 'tsconfig.base.json'],
    ['the version of a library', 'package-lock.json'],
  ])('returns another digest when this changes: %s', async (_, file) => {
    expect(await changesWith({ [file]: 'changed' })).toBe(true)
  })

  test.each([
    ['another remote', 'mfe-b/src/routes.tsx'],
    ['a test', 'mfe-a/src/routes.test.tsx'],
    ['a test fixture', 'mfe-a/src/testing/fixtures.ts'],
    ['an end-to-end test', 'mfe-a/e2e/pages.spec.ts'],
    ['the test helpers', 'shared/testing/src/render.tsx'],
    ['the last build', 'mfe-a/dist/main.js'],
    ['the cache of a tool', 'mfe-a/.cache/latest.json'],
    ['installed libraries', 'mfe-a/node_modules/x/index.js'],
    ['the read-me', 'README.md'],
  ])('returns the same digest when this changes: %s', async (_, file) => {
    expect(await changesWith({ [file]: 'changed' })).toBe(false)
  })

  test('returns another digest when a file is renamed', async () => {
    const root = await createTemporaryFolder(sources)
    const before = await computeSourceDigest(root, 'mfe-a')
    const folder = path.join(root, 'mfe-a/src')
    await rename(path.join(folder, 'routes.tsx'), path.join(folder, 'pages.tsx'))
    expect(await computeSourceDigest(root, 'mfe-a')).not.toBe(before)
  })

  test('distinguishes where one file ends and the next begins', async () => {
    const one = await createTemporaryFolder({ ...sources, 'mfe-a/a': 'xy', 'mfe-a/b': 'z' })
    const two = await createTemporaryFolder({ ...sources, 'mfe-a/a': 'x', 'mfe-a/b': 'yz' })
    expect(await computeSourceDigest(one, 'mfe-a')).not.toBe(
      await computeSourceDigest(two, 'mfe-a'),
    )
  })
})
