import type { ContentPage } from '@shop/contracts/wire/content-page.ts'

import { parseJson } from '../../platform/db/json.ts'
import type { Db } from '../../platform/db/schema.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** The versions of the texts that owners have written, by the ids of the pages. */
export async function listPageVersions(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('contentPages')
    .select(['id', 'text', 'version'])
    .orderBy('id')
    .execute()
  const replaced = rows.filter(({ text }) => parseJson(text).en !== '')
  return Object.fromEntries(replaced.map(({ id, version }) => [id, version]))
}

/** What an owner has written in place of a page's own text; undefined without it. */
export async function findContentPage(db: Db, id: string): Promise<ContentPage | undefined> {
  const row = await db
    .selectFrom('contentPages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { en, ar } = parseJson(row.text)
  if (en === '') return undefined
  const change = await db
    .selectFrom('officeLog')
    .select((e) => e.fn.max('at').as('at'))
    .where('subject', '=', id)
    .where('kind', '=', 'page')
    .executeTakeFirst()
  return {
    version: row.version,
    changedAt: change?.at ?? '',
    en: parseMarkdown(en),
    ar: parseMarkdown(ar),
  }
}
