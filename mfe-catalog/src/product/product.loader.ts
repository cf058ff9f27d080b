import { queryClient } from '@shop/kernel'
import type { LoaderFunctionArgs } from '@shop/router'

import { loadMoreHtml } from './more/load-more-html.ts'
import { productQuery } from './product.api.ts'

export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  void queryClient.prefetchQuery(productQuery(params.id ?? ''))
  return loadMoreHtml(params.id ?? '')
}
