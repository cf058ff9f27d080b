import { isOwnPost } from '@shop/contracts/browser/own-posts.ts'
import type { BlogPost, BlogPostList } from '@shop/contracts/wire/blog-posts.ts'

import { parseJson, toJson } from '../../platform/db/json.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import { parseMarkdown } from './parse-markdown.ts'

const NO_TEXT = toJson({ en: '', ar: '' })

/** The version of the whole blog; undefined while it is as it is by itself. Rows of deleted posts stay, so that it only grows. */
export async function findBlogVersion(db: Db): Promise<number | undefined> {
  const rows = await db
    .selectFrom('blogPosts')
    .select('version')
    .where((e) => e.or([e('version', '>', 1), e('hidden', '=', 1), e('text', '<>', NO_TEXT)]))
    .execute()
  if (rows.length === 0) return undefined
  return rows.reduce((sum, { version }) => sum + version, 0)
}

const selectPosts = (db: Db) => db.selectFrom('blogPosts').selectAll().where('deleted', '=', 0)

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

function toPost(backendUrl: string, row: Row): BlogPost {
  const { id, date, readMinutes, picture } = row
  const text = parseJson(row.text)
  return {
    ...{ id, date, readMinutes },
    pictureUrl: picture && pictureUrl(backendUrl, picture),
    en: parseMarkdown(text.en),
    ar: parseMarkdown(text.ar),
  }
}

const isWritten = ({ text }: Row) => parseJson(text).en !== ''

type PostDeps = Pick<Deps, 'db' | 'config'>

/** What shoppers see of the blog besides its own posts: those of an owner, the newest first, and which of its own are hidden. */
export async function listBlogPosts({ db, config }: PostDeps): Promise<BlogPostList> {
  const rows = await selectPosts(db).orderBy('date', 'desc').orderBy('id', 'desc').execute()
  return {
    results: rows
      .filter((row) => row.hidden === 0 && isWritten(row))
      .map((row) => {
        const { en, ar, ...post } = toPost(config.backendUrl, row)
        return {
          ...post,
          title: { en: en.title, ar: ar.title },
          description: { en: en.description, ar: ar.description },
        }
      }),
    hidden: rows.filter(({ id, hidden }) => hidden === 1 && isOwnPost(id)).map(({ id }) => id),
  }
}

/** A post that an owner has written; undefined for any other. */
export async function findBlogPost(
  { db, config }: PostDeps,
  id: string,
): Promise<BlogPost | undefined> {
  const row = await selectPosts(db).where('id', '=', id).where('hidden', '=', 0).executeTakeFirst()
  return row && isWritten(row) ? toPost(config.backendUrl, row) : undefined
}
