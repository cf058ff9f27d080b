import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { categoriesQuery } from '../categories/categories.api.ts'
import { parsePageParams } from './page-params.ts'
import { productsQuery } from './products.api.ts'

export function loader({ params, request }: LoaderFunctionArgs): null {
  const pageParams = parsePageParams(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(productsQuery(params.id ?? '', pageParams))
  void queryClient.prefetchQuery(categoriesQuery)
  return null
}
