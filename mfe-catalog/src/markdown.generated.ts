// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import type { MarkdownPage } from '@shop/i18n/markdown.ts'

import { markdown as categoriesCategoriesMarkdown } from './categories/categories.markdown.ts'
import { markdown as productsProductsMarkdown } from './products/products.markdown.ts'
import { markdown as productProductMarkdown } from './product/product.markdown.ts'
import { markdown as searchSearchMarkdown } from './search/search.markdown.ts'
import { markdown as saleSaleMarkdown } from './sale/sale.markdown.ts'
import { markdown as brandsBrandsMarkdown } from './brands/brands.markdown.ts'
import { markdown as storesStoresMarkdown } from './stores/stores.markdown.ts'
import { paths } from './paths.generated.ts'

/** What machines read of the pages, by path pattern. */
export const markdown: Record<string, MarkdownPage> = {
  [paths.shop]: categoriesCategoriesMarkdown,
  [paths.products]: productsProductsMarkdown,
  [paths.product]: productProductMarkdown,
  [paths.search]: searchSearchMarkdown,
  [paths.sale]: saleSaleMarkdown,
  [paths.brands]: brandsBrandsMarkdown,
  [paths.stores]: storesStoresMarkdown,
}
