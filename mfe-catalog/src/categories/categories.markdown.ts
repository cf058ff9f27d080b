import { categoryProductsPath } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { localize } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'
import { queryClient } from '@shop/kernel/http'

import { t } from '../messages.generated.ts'
import { categoriesQuery } from './categories.api.ts'
import { describeRange } from './describe-range.ts'

export const markdown: MarkdownPage = async ({ lang }) => {
  const categories = await queryClient.ensureQueryData(categoriesQuery)
  const lines = categories.map((category) => {
    const link = markdownLink(localize(category.title, lang), categoryProductsPath(category._id))
    return [link, ...describeRange(category, lang)].join(' · ')
  })
  return markdownDocument([
    markdownHeading(1, t('shop.title')),
    escapeMarkdown(t('shop.intro')),
    markdownList(lines) || t('shop.empty.text'),
  ])
}
