import type { Category } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'
import { generatePath } from '@shop/router'

import { paths } from '../paths.generated.ts'

/** The categories as an `ItemList` of schema.org. @param toUrl see `useSiteUrl` */
export function toStructuredData(
  categories: readonly Category[],
  lang: Language,
  toUrl: (path: string) => string,
) {
  return {
    '@type': 'ItemList',
    itemListElement: categories.map(({ _id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: localize(title, lang),
      url: toUrl(generatePath(paths.products, { id: _id })),
    })),
  }
}
