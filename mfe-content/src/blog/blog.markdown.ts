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
import { getPostsOnPage, parsePage, totalPages } from './posts.ts'

export const markdown: MarkdownPage = ({ searchParams, lang }) => {
  const current = parsePage(searchParams)
  return markdownDocument([
    markdownHeading(1, t('blog.heading')),
    escapeMarkdown(t('blog.intro')),
    ...getPostsOnPage(current).flatMap(({ id, date }) => [
      `## ${markdownLink(t(`post.${id}.title`), generatePath(paths['blog.post'], { id }))}`,
      formatDay(date, lang),
      escapeMarkdown(t(`post.${id}.desc`)),
    ]),
    markdownPages(totalPages, current, (page) => `${sitePaths.blogs}?page=${page}`),
  ])
}
