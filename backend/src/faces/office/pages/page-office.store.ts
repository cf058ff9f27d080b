import { contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { type OfficePage, type PageChange, pageFields } from '@shop/contracts/wire/office-pages.ts'

import { toJson } from '../../../platform/db/json.ts'
import type { Db, Trx } from '../../../platform/db/schema.ts'
import { createNotFound } from '../../../platform/errors/http-error.ts'
import { createRecordStore } from '../record.store.ts'
import { withDefaults } from './with-defaults.ts'

/** Gives each page that has none its record, which is empty. */
async function addMissingPages(db: Db | Trx): Promise<void> {
  const text = toJson({ en: '', ar: '' })
  const pages = Object.keys(contentPagePaths).map((id, position) => ({ id, text, position }))
  await db
    .insertInto('contentPages')
    .values(pages)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const records = createRecordStore<OfficePage, PageChange>({
  kind: 'page',
  table: 'contentPages',
  fields: pageFields,
  prepare(_, __, isNew) {
    if (isNew) throw createNotFound()
    return ''
  },
})

/** The texts of pages; whoever asks for them finds each page that there is. */
export const pageStore: typeof records = withDefaults(records, addMissingPages)
