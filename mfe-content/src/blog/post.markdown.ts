import { isOwnPost, type OwnPostId } from '@shop/contracts/browser/own-posts.ts'
import { escapeMarkdown, MARKDOWN_BREAK } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { markdownDocument, markdownHeading, type MarkdownPage } from '@shop/i18n/markdown.ts'
import { NotFoundError, queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'

import { describeSection } from '../markdown/sections.ts'
import { blogArticlesT as articleT, blogT as t } from '../messages.generated.ts'
import { postQuery } from './blog.api.ts'
import { readPosts } from './markdown-posts.ts'
import { articleSections, type ListedPost, postDetails } from './posts.ts'

/** Title and date, then what an owner can write anew. */
export const markdown: MarkdownPage = async ({ params, lang }) => {
  const posts = await readPosts(lang)
  const post = posts.find(({ id }) => id === params['id'])
  if (!post) throw new NotFoundError('There is no such article')
  const { id, pictureUrl } = post
  if (pictureUrl === undefined && isOwnPost(id)) return describeOwn({ ...post, id }, lang)
  const written = await queryClient.ensureQueryData(postQuery(id))
  const [title = '', ...text] = written[lang].markdown.trim().split('\n')
  return markdownDocument([
    title,
    formatDay(post.date, lang),
    MARKDOWN_BREAK,
    text.join('\n').trim(),
  ])
}

const describeOwn = (
  { id, date, title, description }: ListedPost & { id: OwnPostId },
  lang: Language,
): string =>
  markdownDocument([
    markdownHeading(1, title),
    `${formatDay(date, lang)} · ${escapeMarkdown(t(`author.${postDetails[id].author}.name`))}`,
    MARKDOWN_BREAK,
    escapeMarkdown(description),
    escapeMarkdown(articleT(`${id}.lead`)),
    ...articleSections.flatMap((section) =>
      describeSection({
        title: articleT(`${id}.${section}.title`),
        text: articleT(`${id}.${section}.text`),
      }),
    ),
    escapeMarkdown(articleT(`${id}.conclusion`)),
  ])
