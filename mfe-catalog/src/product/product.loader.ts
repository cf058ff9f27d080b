import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { relatedQuery } from './more/related.api.ts'
import { productQuery } from './product.api.ts'

export function loader({ params: { id = '' } }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(productQuery(id))
  void queryClient.prefetchQuery(relatedQuery(id))
  return null
}
