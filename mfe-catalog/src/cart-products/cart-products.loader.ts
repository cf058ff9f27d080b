import { queryClient } from '@shop/kernel/http'

import { relatedQuery } from '../product/siblings.api.ts'

/** Loads the products while the code of the box is loading; the server knows of no cart. */
export function loader({ productIds: [first] }: { productIds: readonly string[] }): void {
  if (first !== undefined) void queryClient.prefetchQuery(relatedQuery(first))
}
