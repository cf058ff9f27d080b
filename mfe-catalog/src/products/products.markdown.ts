import { categoryProductsPath } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { localize } from '@shop/i18n/format.ts'
import { markdownDocument, markdownHeading, type MarkdownPage } from '@shop/i18n/markdown.ts'
import { queryClient } from '@shop/kernel/http'

import { categoriesQuery } from '../categories/categories.api.ts'
import { listProducts } from '../markdown/list-products.ts'
import { loadMarkdownMessages } from '../markdown-messages.generated.ts'
import { t } from '../messages.generated.ts'
import { describeShown } from './describe-shown.ts'
import { parsePageParams } from './page-params.ts'
import { productsQuery } from './products.api.ts'

/** A category as the server lists it: sorting and filters are the browser's. */
export const markdown: MarkdownPage = async ({ params: { id = '' }, searchParams, lang }) => {
  const [page, categories] = await Promise.all([
    queryClient.ensureQueryData(productsQuery(id, parsePageParams(searchParams))),
    queryClient.ensureQueryData(categoriesQuery),
    loadMarkdownMessages(),
  ])
  const category = categories.find(({ _id }) => _id === id)
  const title = category ? localize(category.title, lang) : t('meta.products.title')
  const path = categoryProductsPath(id)
  return markdownDocument([
    markdownHeading(1, title),
    page.results.length > 0
      ? escapeMarkdown(describeShown(page.paginate))
      : t('products.empty.text'),
    ...listProducts(page, path, searchParams, lang),
  ])
}
