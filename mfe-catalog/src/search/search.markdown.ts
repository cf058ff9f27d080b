import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'
import { getConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'

import { listProducts } from '../markdown/list-products.ts'
import { loadMarkdownMessages } from '../markdown-messages.generated.ts'
import { searchT, t } from '../messages.generated.ts'
import { searchQuery } from './search.api.ts'
import { parseSearchParams } from './search-params.ts'

export const markdown: MarkdownPage = async ({ searchParams, lang }) => {
  const params = parseSearchParams(searchParams)
  const isAvailable = getConfig().searchUrl !== undefined
  const toShop = markdownLink(t('shop.title'), sitePaths.shop)
  if (!isAvailable || !params.query) {
    const text = searchT(isAvailable ? 'search.prompt.text' : 'search.off.text')
    return markdownDocument([
      markdownHeading(1, searchT('meta.search.title')),
      isAvailable && escapeMarkdown(searchT('meta.search.description')),
      escapeMarkdown(text),
      toShop,
    ])
  }
  const [page] = await Promise.all([
    queryClient.ensureQueryData(searchQuery(params, lang)),
    loadMarkdownMessages(),
  ])
  const count = page.paginate.totalCount
  return markdownDocument([
    markdownHeading(1, searchT('search.title', { query: params.query })),
    escapeMarkdown(searchT('search.count', { count })),
    ...listProducts(page, sitePaths.search, searchParams, lang),
    page.results.length === 0 && toShop,
  ])
}
