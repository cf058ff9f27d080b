import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  type MarkdownPage,
  markdownPages,
} from '@shop/i18n/markdown.ts'
import { generatePath } from '@shop/router'

import { blogT as t } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { readPosts } from './markdown-posts.ts'
import { paginatePosts } from './posts.ts'

export const markdown: MarkdownPage = async ({ searchParams, lang }) => {
  const { page: current, totalPages, posts } = paginatePosts(await readPosts(lang), searchParams)
  return markdownDocument([
    markdownHeading(1, t('blog.heading')),
    escapeMarkdown(t('blog.intro')),
    ...posts.flatMap(({ id, date, title, description }) => [
      `## ${markdownLink(title, generatePath(paths['blog.post'], { id }))}`,
      formatDay(date, lang),
      escapeMarkdown(description),
    ]),
    markdownPages(totalPages, current, (page) => `${sitePaths.blogs}?page=${page}`),
  ])
}
