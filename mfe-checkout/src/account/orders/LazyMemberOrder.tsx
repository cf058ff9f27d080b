import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'

import type { MemberOrderProps } from './MemberOrder.tsx'
import { PendingOrders } from './OrdersSkeleton.tsx'

const memberOrderPage = componentQuery(
  'mfe-checkout',
  'MemberOrder',
  async () => (await import('./MemberOrder.tsx')).MemberOrder,
)

/** One of a member's own orders, whose code the list of them does without. */
export function LazyMemberOrder(props: MemberOrderProps) {
  const query = useQuery(memberOrderPage)
  const { data: MemberOrder } = query
  return MemberOrder ? <MemberOrder {...props} /> : <PendingOrders query={query} />
}
