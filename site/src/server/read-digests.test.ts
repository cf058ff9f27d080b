import { createHash } from 'node:crypto'

import { createEntry } from '../testing/site-fixtures.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { readDigests } from './read-digests.ts'

const list = '{"page.js":"sha384-page"}'
const recorded = `sha384-${createHash('sha384').update(list).digest('base64')}`

/** An entry whose release recorded this digest of its list. */
function entryWith(digests?: string) {
  const entry = createEntry('mfe-catalog', ['/shop'])
  return { ...entry, extras: { ...entry.extras, ...(digests !== undefined && { digests }) } }
}

describe('readDigests', () => {
  test('returns the list that the release recorded', async () => {
    const folder = await createTemporaryFolder({ 'mfe-catalog/1.0.0/digests.json': list })
    expect(await readDigests(folder, entryWith(recorded))).toEqual({ 'page.js': 'sha384-page' })
  })

  test('returns nothing of a changed or missing list, and of versions without', async () => {
    const folder = await createTemporaryFolder({ 'mfe-catalog/1.0.0/digests.json': `${list} ` })
    expect(await readDigests(folder, entryWith(recorded))).toBeUndefined()
    expect(await readDigests(`${folder}/none`, entryWith(recorded))).toBeUndefined()
    expect(await readDigests(folder, entryWith())).toBeUndefined()
  })
})
