import { getConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { getLanguage } from '@shop/kernel/language'
import type { LoaderFunctionArgs } from '@shop/router'

import { categoriesQuery } from '../categories/categories.api.ts'
import { searchQuery } from './search.api.ts'
import { parseSearchParams } from './search-params.ts'

export function loader({ request }: LoaderFunctionArgs): null {
  const params = parseSearchParams(new URL(request.url).searchParams)
  if (getConfig().searchUrl && params.query) {
    void queryClient.prefetchQuery(searchQuery(params, getLanguage().lang))
    void queryClient.prefetchQuery({ ...categoriesQuery, meta: { optional: true } })
  }
  return null
}
