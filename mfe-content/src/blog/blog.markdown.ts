import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'
import { generatePath } from '@shop/router'

import { blogT as t } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { posts } from './posts.ts'

/** All articles: their list is short. */
export const markdown: MarkdownPage = ({ lang }) =>
  markdownDocument([
    markdownHeading(1, t('blog.heading')),
    escapeMarkdown(t('blog.intro')),
    ...posts.flatMap(({ id, author, date }) => [
      `## ${markdownLink(t(`post.${id}.title`), generatePath(paths['blog.post'], { id }))}`,
      `${formatDay(date, lang)}, ${escapeMarkdown(t(`author.${author}.name`))}`,
      escapeMarkdown(t(`post.${id}.desc`)),
    ]),
  ])
