import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { familyQuery } from './family/family.api.ts'
import { relatedQuery } from './more/related.api.ts'
import { productQuery } from './product.api.ts'

export function loader({ params: { id = '' } }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(productQuery(id))
  void queryClient.prefetchQuery(familyQuery(id))
  void queryClient.prefetchQuery(relatedQuery(id))
  return null
}
