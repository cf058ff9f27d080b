import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { findAccountOwner } from '../account.api.ts'
import { loadOrderProgress } from './load-order-progress.ts'
import { memberOrderQuery, memberOrdersQuery } from './member-orders.api.ts'
import { ORDER_PARAM, parsePage } from './orders.ts'

/** Starts to load the member's orders, or the one that the address names. */
export function loader({ request }: LoaderFunctionArgs): null {
  const userId = findAccountOwner()
  if (userId === undefined) return null
  const { searchParams } = new URL(request.url)
  const number = searchParams.get(ORDER_PARAM)
  // Its failure is that of the page's own import.
  if (number) loadOrderProgress().catch(() => undefined)
  void (number
    ? queryClient.prefetchQuery(memberOrderQuery(userId, number))
    : queryClient.prefetchQuery(memberOrdersQuery(userId, parsePage(searchParams))))
  return null
}
