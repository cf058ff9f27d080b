import { rename } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { findFrontEnds, repositoryRoot } from 'workspace/workspace.ts'

import { computeSourceDigest, findReach } from './source-digest.ts'

const workspace = (resolved: string) => ({ resolved, link: true })
const library = (version: string, dependencies: Record<string, string> = {}) => ({
  version,
  integrity: `sha512-${version}`,
  dependencies,
})

/** `mfe-a` uses the maps of the shared components, `mfe-b` does without them. */
const lockedPackages: Record<string, object> = {
  '': {},
  'mfe-a': {
    dependencies: { '@shop/maps': '*', react: '*' },
    devDependencies: { '@shop/config': '*', '@shop/testing': '*' },
  },
  'mfe-b': { dependencies: { '@shop/kernel': '*', react: '*', carousel: '*' } },
  backend: { dependencies: { fastify: '*' } },
  config: { dependencies: { webpack: '*' }, devDependencies: { '@shop/testing': '*' } },
  'shared/kernel': { peerDependencies: { toaster: '^1' }, devDependencies: { jest: '*' } },
  'shared/maps': { dependencies: { '@shop/kernel': '*', leaflet: '*' } },
  'shared/testing': { dependencies: { '@shop/config': '*', jest: '*' } },
  'node_modules/@shop/config': workspace('config'),
  'node_modules/@shop/kernel': workspace('shared/kernel'),
  'node_modules/@shop/maps': workspace('shared/maps'),
  'node_modules/@shop/testing': workspace('shared/testing'),
  'node_modules/carousel': library('1.0.0'),
  'node_modules/fastify': library('5.0.0', { ajv: '*' }),
  'node_modules/ajv': library('8.0.0'),
  'node_modules/jest': library('30.0.0'),
  'node_modules/leaflet': library('1.9.0'),
  'node_modules/react': library('19.0.0'),
  'node_modules/toaster': library('1.0.0'),
  'node_modules/webpack': library('5.0.0', { ajv: '^6' }),
  'node_modules/webpack/node_modules/ajv': library('6.0.0'),
}
const lockFile = (changes: Record<string, object> = {}) => ({
  'package-lock.json': JSON.stringify({ packages: { ...lockedPackages, ...changes } }),
})

const sources = {
  'mfe-a/package.json': '{"version":"1.0.0"}',
  'mfe-a/src/routes.tsx': 'routes',
  'mfe-b/src/routes.tsx': 'other routes',
  'backend/src/server.ts': 'server',
  'shared/kernel/src/kernel.ts': 'kernel',
  'shared/maps/src/Map.tsx': 'map',
  'shared/testing/src/render.tsx': 'render',
  'config/src/base.js': 'base',
  'config/src/tsconfig.base.json': '{}',
  ...lockFile(),
}

const createRepository = (changes: Record<string, string> = {}) =>
  createTemporaryFolder({ ...sources, ...changes })

/** The remotes whose digest changes with these files. */
async function reachedBy(files: Record<string, string>): Promise<string[]> {
  const root = await createRepository()
  const digests = () =>
    Promise.all(['mfe-a', 'mfe-b'].map((name) => computeSourceDigest(root, name)))
  const before = await digests()
  await writeFiles(root, files)
  const after = await digests()
  return ['mfe-a', 'mfe-b'].filter((_, index) => before[index] !== after[index])
}

describe('computeSourceDigest', () => {
  test('returns ten hexadecimal digits, equal for equal sources in any folder', async () => {
    const [here, there] = [await createRepository(), await createRepository()]
    expect(await computeSourceDigest(here, 'mfe-a')).toMatch(/^[0-9a-f]{10}$/)
    expect(await computeSourceDigest(here, 'mfe-a')).toBe(await computeSourceDigest(there, 'mfe-a'))
  })

  test('returns another digest for other browsers', async () => {
    const [here, there] = await Promise.all(
      ['safari 16.0', 'safari 17.0'].map((browser) =>
        createRepository({ 'package.json': JSON.stringify({ browserslist: [browser] }) }),
      ),
    )
    const digest = (root = '') => computeSourceDigest(root, 'mfe-a')
    expect(await digest(here)).not.toBe(await digest(there))
  })

  test.each([
    ['a source of its own', 'mfe-a/src/routes.tsx', ['mfe-a']],
    ['a source that is new', 'mfe-a/src/shop/new.ts', ['mfe-a']],
    ['its package', 'mfe-a/package.json', ['mfe-a']],
    ['a shared package that only it imports', 'shared/maps/src/Map.tsx', ['mfe-a']],
    ['a shared package of both', 'shared/kernel/src/kernel.ts', ['mfe-a', 'mfe-b']],
    ['the build configuration', 'config/src/base.js', ['mfe-a', 'mfe-b']],
    ['the compiler options', 'config/src/tsconfig.base.json', ['mfe-a', 'mfe-b']],
    ['another remote', 'mfe-b/src/routes.tsx', ['mfe-b']],
    ['the backend', 'backend/src/server.ts', []],
    ['a test', 'mfe-a/src/routes.test.tsx', []],
    ['a test fixture', 'mfe-a/src/testing/fixtures.ts', []],
    ['an end-to-end test', 'mfe-a/e2e/pages.spec.ts', []],
    ['the test helpers', 'shared/testing/src/render.tsx', []],
    ['the configuration of tests', 'mfe-a/jest.config.js', []],
    ['the last build', 'mfe-a/dist/main.js', []],
    ['the cache of a tool', 'mfe-a/.cache/latest.json', []],
    ['installed libraries', 'mfe-a/node_modules/x/index.js', []],
    ['a changelog', 'shared/kernel/CHANGELOG.md', []],
    ['the record of an API', 'shared/kernel/api.json', []],
    ['the read-me', 'README.md', []],
  ])('changes for those that it reaches with %s', async (_, file, reached) => {
    expect(await reachedBy({ [file]: 'changed' })).toEqual(reached)
  })

  test.each([
    ['a library of one remote', { 'node_modules/carousel': library('1.0.1') }, ['mfe-b']],
    ['a library of one shared package', { 'node_modules/leaflet': library('1.9.1') }, ['mfe-a']],
    [
      'a peer of a shared package',
      { 'node_modules/toaster': library('1.0.1') },
      ['mfe-a', 'mfe-b'],
    ],
    ['the builder', { 'node_modules/webpack': library('5.0.1') }, ['mfe-a', 'mfe-b']],
    [
      'what the builder has of its own',
      { 'node_modules/webpack/node_modules/ajv': library('6.0.1') },
      ['mfe-a', 'mfe-b'],
    ],
    ['what only the backend uses', { 'node_modules/ajv': library('8.0.1') }, []],
    ['what only tests use', { 'node_modules/jest': library('30.0.1') }, []],
    ['a library that nobody uses', { 'node_modules/new': library('1.0.0') }, []],
  ])('changes for those that it reaches in the lock file with %s', async (_, changes, reached) => {
    expect(await reachedBy(lockFile(changes))).toEqual(reached)
  })

  test.each([
    ['is missing', 'package-lock.json is missing', null],
    ['is damaged', 'package-lock.json cannot be read', '{'],
    ['does not know the folder', 'does not know mfe-a. Run npm install', '{"packages":{}}'],
  ])('rejects when the lock file %s', async (_, message, lock) => {
    const { 'package-lock.json': _lock, ...others } = sources
    const root = await createTemporaryFolder({
      ...others,
      ...(lock === null ? {} : { 'package-lock.json': lock }),
    })
    await expect(computeSourceDigest(root, 'mfe-a')).rejects.toThrow(message)
  })

  test('returns another digest when a file is renamed', async () => {
    const root = await createRepository()
    const before = await computeSourceDigest(root, 'mfe-a')
    const folder = path.join(root, 'mfe-a/src')
    await rename(path.join(folder, 'routes.tsx'), path.join(folder, 'pages.tsx'))
    expect(await computeSourceDigest(root, 'mfe-a')).not.toBe(before)
  })

  test('distinguishes where one file ends and the next begins', async () => {
    const one = await createRepository({ 'mfe-a/a': 'xy', 'mfe-a/b': 'z' })
    const two = await createRepository({ 'mfe-a/a': 'x', 'mfe-a/b': 'yz' })
    expect(await computeSourceDigest(one, 'mfe-a')).not.toBe(
      await computeSourceDigest(two, 'mfe-a'),
    )
  })
})

describe('findReach', () => {
  test.each(findFrontEnds(repositoryRoot))(
    'reaches from %s what it is built from, and neither servers nor tests',
    async (name) => {
      const { folders, libraries } = await findReach(repositoryRoot, name)
      expect(folders).toEqual(expect.arrayContaining([name, 'config', 'shared/kernel']))
      const others = ['shared/testing', 'e2e', 'tools', 'release', 'site', 'backend']
      expect(folders.filter((folder) => others.includes(folder))).toEqual([])
      const names = libraries.map((library) => library.replace(/(?<=.)@.*/, ''))
      expect(names).toEqual(expect.arrayContaining(['react', 'webpack', 'typescript']))
      expect(names.filter((library) => ['fastify', 'jest', 'msw'].includes(library))).toEqual([])
    },
  )
})
