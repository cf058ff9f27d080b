import { isOwnPost, OWN_READ_MINUTES, ownPosts } from '@shop/contracts/browser/own-posts.ts'
import { type OfficePost, type PostChange, postFields } from '@shop/contracts/wire/office-posts.ts'

import { toJson } from '../../../platform/db/json.ts'
import type { Db, Trx } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import { createRecordStore } from '../record.store.ts'
import { withDefaults } from './with-defaults.ts'

/** Gives each of the blog's own posts that has none its record, whose text is empty. */
async function addMissingPosts(db: Db | Trx): Promise<void> {
  const text = toJson({ en: '', ar: '' })
  const posts = ownPosts.map((post) => ({ ...post, text, readMinutes: OWN_READ_MINUTES }))
  await db
    .insertInto('blogPosts')
    .values(posts)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The next number, of deleted posts too: it is in the address. */
async function createPostId(trx: Trx): Promise<string> {
  const rows = await trx.selectFrom('blogPosts').select('id').execute()
  const numbers = [...ownPosts, ...rows].map(({ id }) => Number(id))
  return String(Math.max(...numbers) + 1)
}

const records = createRecordStore<OfficePost, PostChange>({
  kind: 'post',
  table: 'blogPosts',
  fields: postFields,
  prepare(trx, { text }, isNew) {
    if (!isNew) return ''
    if (text.en !== '') return createPostId(trx)
    throw new HttpError(422, 'Please write a text.')
  },
  async removeMore(trx, id) {
    if (isOwnPost(id)) throw new HttpError(422, 'The blog’s own posts can be hidden, not deleted.')
    await trx.updateTable('blogPosts').set({ deleted: 1 }).where('id', '=', id).execute()
    return true
  },
  isDeleted: ({ deleted }) => deleted === 1,
})

/** The posts of the blog; whoever asks for them finds each of its own, too. */
export const postStore: typeof records = withDefaults(
  {
    ...records,
    list: async (deps) =>
      (await records.list(deps)).toSorted((a, b) => b.date.localeCompare(a.date)),
  },
  addMissingPosts,
)
