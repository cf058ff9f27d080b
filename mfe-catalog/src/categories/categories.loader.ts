import { queryClient } from '@shop/kernel/http'

import { categoriesQuery } from './categories.api.ts'

export function loader(): null {
  void queryClient.prefetchQuery(categoriesQuery)
  return null
}
