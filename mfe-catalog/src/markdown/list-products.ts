import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { Product, ProductPage } from '@shop/contracts/wire/catalog.ts'
import { formatAmount, localize } from '@shop/i18n/format.ts'
import { markdownLink, markdownList, markdownTable } from '@shop/i18n/markdown.ts'
import type { Language } from '@shop/kernel/language'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'
import { describeStock } from '@shop/shop-ui/stock/describe-stock.ts'
import { t as stockT } from '@shop/shop-ui/stock/messages.ts'

import { markdownT } from '../markdown-messages.generated.ts'
import { t } from '../messages.generated.ts'
import { withPage } from '../products/page-params.ts'

/** A table of products with their prices. @param discountPercent taken off the prices */
export const listProductTable = (
  products: readonly Product[],
  lang: Language,
  discountPercent?: number,
): string =>
  markdownTable(
    [markdownT('markdown.product'), t('filters.price'), markdownT('markdown.availability')],
    products.map(({ _id, title, price, stock }) => [
      markdownLink(localize(title, lang), productPath(_id)),
      formatAmount(toShownPrice(price, discountPercent), lang),
      describeStock(stock, stockT),
    ]),
  )

/** The products on a page of a list, as blocks of Markdown, with the ways to its other pages. @param path of the list */
export function listProducts(
  { results, paginate: { currentPage, totalPage } }: ProductPage,
  path: string,
  search: URLSearchParams,
  lang: Language,
): string[] {
  const toPage = (page: number) => path + withPage(search, page)
  return [
    listProductTable(results, lang),
    markdownList([
      currentPage > 1 && markdownLink(markdownT('markdown.previous'), toPage(currentPage - 1)),
      currentPage < totalPage && markdownLink(markdownT('markdown.next'), toPage(currentPage + 1)),
    ]),
  ]
}
