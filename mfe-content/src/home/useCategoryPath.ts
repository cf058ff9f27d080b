import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useQuery } from '@tanstack/react-query'

import { categoriesQuery } from './shop.api.ts'

/** Address of a category that the page's texts speak of; the whole shop where there is none of this id. */
export function useCategoryPath(id: 'gift-sets' | 'digital-business-cards'): string {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return categories.find((category) => category.id === id)?.to ?? sitePaths.shop
}
