import { appendFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { computeDigest } from '@shop/release-format/integrity.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { createIntegrityCheck } from './version-integrity.js'

/** A folder with one version, whose list names these files. */
async function createVersion(files: Record<string, string>) {
  const digests = Object.entries(files).map(([file, text]) => [file, computeDigest(text)])
  const folder = await createTemporaryFolder(
    Object.fromEntries(
      Object.entries({
        ...files,
        'integrity.json': JSON.stringify(Object.fromEntries(digests)),
      }).map(([file, text]) => [`mfe-a/1.0.0/${file}`, text]),
    ),
  )
  const isIntact = createIntegrityCheck(folder)
  return {
    check: (file: string) => isIntact(`/mfe-a/1.0.0/${file}`),
    at: (file: string) => path.join(folder, 'mfe-a/1.0.0', file),
  }
}

const files = { 'main.js': 'main()', 'main.js.br': 'compressed', '.server/render.cjs': 'render()' }

describe('createIntegrityCheck', () => {
  test('lets pass what is as it was published, the list itself, and what is missing', async () => {
    const { check } = await createVersion(files)
    for (const file of ['main.js', '.server/render.cjs', 'integrity.json', 'gone.js']) {
      expect(check(file)).toBe(true)
    }
  })

  test.each([
    ['a changed file', 'main.js', 'main.js'],
    ['a changed compressed copy', 'main.js.br', 'main.js'],
    ['a changed build for the server', '.server/render.cjs', '.server/render.cjs'],
    ['a file that was added', 'added.js', 'added.js'],
  ])('refuses %s, also one that was served before', async (_what, changed, asked) => {
    const { check, at } = await createVersion(files)
    expect(check(asked)).toBe(true)
    await appendFile(at(changed), 'tampered()')
    expect(check(asked)).toBe(false)
  })

  test('lets a file pass again that was replaced by what was published', async () => {
    const { check, at } = await createVersion(files)
    await appendFile(at('main.js'), 'tampered()')
    expect(check('main.js')).toBe(false)
    await writeFile(at('next'), 'main()')
    await rename(at('next'), at('main.js'))
    expect(check('main.js')).toBe(true)
  })

  test('refuses everything of a version whose list is damaged', async () => {
    const { check, at } = await createVersion(files)
    await writeFile(at('integrity.json'), '{"main')
    expect(check('main.js')).toBe(false)
  })

  test('lets pass what is of no version', async () => {
    const folder = await createTemporaryFolder({ 'pages/a.html': '<html>' })
    expect(createIntegrityCheck(folder)('pages/a.html')).toBe(true)
  })
})
