import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { findAccountOwner } from '../account.api.ts'
import { memberOrderQuery, memberOrdersQuery } from './member-orders.api.ts'
import { ORDER_PARAM, parsePage } from './order-params.ts'

/** Starts to load the member's orders, or the one that the address names. */
export function loader({ request }: LoaderFunctionArgs): null {
  const userId = findAccountOwner()
  if (userId === undefined) return null
  const { searchParams } = new URL(request.url)
  const number = searchParams.get(ORDER_PARAM)
  if (!number) {
    void queryClient.prefetchQuery(memberOrdersQuery(userId, parsePage(searchParams)))
    return null
  }
  void queryClient.prefetchQuery(memberOrderQuery(userId, number))
  // The page says what is missing.
  import('./MemberOrder.tsx').catch(() => undefined)
  return null
}
