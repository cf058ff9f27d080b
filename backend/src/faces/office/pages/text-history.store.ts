import type { PageChange, PageHistory } from '@shop/contracts/wire/office-pages.ts'

import type { Db } from '../../../platform/db/schema.ts'

const MAX_HISTORY = 50

/** What was saved of the text of a page or a post, the latest first. The audit log has all of it. */
export async function listTextHistory(
  db: Db,
  kind: 'page' | 'post',
  id: string,
): Promise<PageHistory['results']> {
  const rows = await db
    .selectFrom('officeLog')
    .leftJoin('users', 'users.id', 'officeLog.userId')
    .select(['officeLog.id', 'at', 'userId', 'after', 'users.email'])
    .where('kind', '=', kind)
    .where('subject', '=', id)
    // One that was deleted is there again only as another.
    .where('after', 'is not', null)
    .orderBy('at', 'desc')
    .limit(MAX_HISTORY)
    .execute()
  return rows.map(({ id: _id, at, userId, email, after }) => {
    const { text } = JSON.parse(after ?? '{}') as PageChange
    return { _id, at, who: email ?? userId, text }
  })
}
