import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { mainApi, queryClient, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

import { accountUrl } from '../account.api.ts'

const loadSchemas = () => import('@shop/contracts/wire/account.ts')
const loadOrderSchema = async () => (await loadSchemas()).memberOrderResponseSchema

const listKey = (userId: string) => ['mfe-checkout', 'orders', userId]

/** A page, from 1, of a member's orders, newest first. */
export function memberOrdersQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...listKey(userId), page],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadSchemas()).orderRowPageSchema, {
        url: accountUrl('/orders'),
        params: { page },
        signal,
      }),
    retryOnMount: false,
  })
}

/** One of a member's orders, which another tab or the payment provider may change. */
export function memberOrderQuery(userId: string, number: string) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'order', userId, number],
    queryFn: async ({ signal }) => {
      const url = accountUrl(`/orders/${encodeURIComponent(number)}`)
      return (await request(mainApi, loadOrderSchema, { url, signal })).data
    },
    refetchOnWindowFocus: 'always',
    retryOnMount: false,
  })
}

/** Cancels an order, if it is still open. @returns it as it is now */
export async function cancelOrder(userId: string, number: string): Promise<MemberOrder> {
  const { data } = await request(mainApi, loadOrderSchema, {
    method: 'post',
    url: accountUrl(`/orders/${encodeURIComponent(number)}/cancel`),
    data: {},
  })
  queryClient.setQueryData(memberOrderQuery(userId, number).queryKey, data)
  void queryClient.invalidateQueries({ queryKey: listKey(userId) })
  return data
}
