import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { productQuery } from './product.api.ts'
import { familyQuery, relatedQuery } from './siblings.api.ts'

export function loader({ params: { id = '' } }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(productQuery(id))
  void queryClient.prefetchQuery(familyQuery(id))
  void queryClient.prefetchQuery(relatedQuery(id))
  return null
}
