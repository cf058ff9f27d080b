import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'

import { productPageQuery, type ProductSource } from '../products/products.api.ts'
import type { SearchParams } from './search-params.ts'

export const toSearchSource = ({ query, sort }: SearchParams, lang: Language): ProductSource => ({
  id: `search ${query} ${sort} ${lang}`,
  pageQuery: (page) => searchQuery({ query, sort, ...page }, lang),
})

/** A page of the products that match a text. @param lang of the page, whose titles count most */
export function searchQuery({ query, sort, page, limit }: SearchParams, lang: Language) {
  return productPageQuery('search', () => getConfig().searchUrl ?? '', {
    q: query,
    lang,
    sort,
    page,
    limit,
  })
}
