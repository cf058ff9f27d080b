import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { markdownDocument, markdownHeading, type MarkdownPage } from '@shop/i18n/markdown.ts'
import { NotFoundError } from '@shop/kernel/http'

import { describeSection } from '../markdown/sections.ts'
import { blogArticlesT as articleT, blogT as t } from '../messages.generated.ts'
import { articleSections, findPost } from './posts.ts'

export const markdown: MarkdownPage = ({ params, lang }) => {
  const post = findPost(params['id'])
  if (!post) throw new NotFoundError('There is no such article')
  const { id, author, date } = post
  return markdownDocument([
    markdownHeading(1, t(`post.${id}.title`)),
    `${formatDay(date, lang)} · ${escapeMarkdown(t(`author.${author}.name`))}`,
    escapeMarkdown(articleT(`${id}.lead`)),
    ...articleSections.flatMap((section) =>
      describeSection({
        title: articleT(`${id}.${section}.title`),
        text: articleT(`${id}.${section}.text`),
      }),
    ),
    escapeMarkdown(articleT(`${id}.conclusion`)),
  ])
}
