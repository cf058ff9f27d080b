import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderVersionFiles } from '../store/version-files.ts'
import { createManifest } from '../testing/release-fixtures.ts'
import { validateManifest } from './validate-manifest.ts'

const manifest = { ...createManifest('mfe-x', ['/x']), preload: ['routes.js'] }
const files = { 'remoteEntry.js': '', 'routes.js': '', 'page.0.js': '' }

const problems = async (changes = {}, present: Record<string, string> = files) =>
  validateManifest(
    'mfe-x@2',
    'mfe-x',
    { ...manifest, ...changes },
    folderVersionFiles(await createTemporaryFolder(present)),
  )

describe('validateManifest', () => {
  test('returns no problems for a remote that exposes its routes and has all its files', async () => {
    expect(await problems()).toEqual([])
  })

  test.each([
    [[], 'it exposes nothing'],
    [['./Page', './Other'], 'it exposes ./Page, ./Other'],
  ])('returns a problem for a remote that exposes %j', async (exposes, message) => {
    expect(await problems({ exposes })).toEqual([expect.stringContaining(message)])
  })

  test('returns a problem for a description of another remote', async () => {
    expect(await problems({ name: 'mfe-y' })).toEqual([
      'mfe-x@2 describes mfe-y. Release it as mfe-y, or name it mfe-x and build it again.',
    ])
  })

  test.each([
    '../mfe-y/1/remoteEntry.js',
    '/remoteEntry.js',
    'https://other.test/x.js',
    'a/../../b.js',
  ])('returns a problem for %s, a file elsewhere', async (entry) => {
    expect(await problems({ entry })).toEqual([
      `mfe-x@2 lists ${entry}, which is not in its folder. Build it again with its own files.`,
    ])
  })

  test('names every missing file', async () => {
    expect(await problems({}, { 'routes.js': '' })).toEqual([
      'mfe-x@2 lists remoteEntry.js, which is missing. Publish it again.',
      'mfe-x@2 lists page.0.js, which is missing. Publish it again.',
    ])
  })
})
