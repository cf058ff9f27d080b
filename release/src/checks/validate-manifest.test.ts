import { folderFiles } from '../store/version-files.ts'
import { aDescription } from '../testing/release-fixtures.ts'
import { temporaryFolder } from 'site/testing/temporary-folder.ts'
import { shapeProblems } from './validate-manifest.ts'

const description = { ...aDescription('mfe-x', ['/x']), preload: ['routes.js'] }
const files = { 'remoteEntry.js': '', 'routes.js': '', 'page.0.js': '' }

const problems = async (changes = {}, present: Record<string, string> = files) =>
  shapeProblems(
    'mfe-x@2',
    { ...description, ...changes },
    folderFiles(await temporaryFolder(present)),
  )

test('a remote that exposes its routes and is whole is one', async () => {
  expect(await problems()).toEqual([])
})

test.each([
  [[], 'it exposes nothing'],
  [['./Page', './Other'], 'it exposes ./Page, ./Other'],
])('one that exposes %j is none', async (exposes, message) => {
  expect(await problems({ exposes })).toEqual([expect.stringContaining(message)])
})

test('every file that is missing is named', async () => {
  expect(await problems({}, { 'routes.js': '' })).toEqual([
    'mfe-x@2 names remoteEntry.js, which is not among its files. Publish it again.',
    'mfe-x@2 names page.0.js, which is not among its files. Publish it again.',
  ])
})
