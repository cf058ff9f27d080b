import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { NOTES_FOLDER, notesFile, toNote } from '../test-notes.ts'
import { watchReads } from '../watch-reads.ts'

// Jest runs it before each test file, and it notes what that reads of the repository. A test that was green is not run again
// while all that it imports and read is as it was.

const root = path.resolve(import.meta.dirname, '../../../..')

function observe(folder: string): void {
  const file = notesFile(folder, expect.getState().testPath ?? '')
  const noted = new Set<string>()
  const note = (entry: string) => {
    if (noted.has(entry)) return
    noted.add(entry)
    const own = toNote(root, entry)
    if (own !== null) appendFileSync(file, `${own}\n`)
  }
  watchReads(note)
  const { cache } = createRequire(import.meta.url)
  // Modules whose names are computed are no imports.
  afterAll(() => Object.keys(cache).forEach(note))
}

const folder = process.env[NOTES_FOLDER]
if (folder !== undefined) observe(folder)
