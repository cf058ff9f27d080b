import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'

import { blogT } from '../messages.generated.ts'
import { blogQuery, getBlogVersion } from './blog.api.ts'
import { mergePosts } from './owners-posts.ts'
import { type ListedPost, listOwnPosts } from './posts.ts'

/** The posts that shoppers see, for the Markdown of their pages. */
export async function readPosts(lang: Language): Promise<ListedPost[]> {
  const own = listOwnPosts(blogT)
  if (getBlogVersion() === undefined) return own
  return mergePosts(await queryClient.ensureQueryData(blogQuery()), own, lang)
}
