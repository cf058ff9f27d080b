import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadOrders = () => import('@shop/contracts/office-orders.ts')

export function ordersQuery({ status, ...params }: { q: string; status: string; page: number }) {
  return queryOptions({
    queryKey: ['mfe-office', 'orders', status, params],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadOrders()).officeOrderPageSchema, {
        url: '/office/orders',
        params: { ...params, ...(status && { status }) },
        signal,
      }),
    staleTime: 0,
  })
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'order', id],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadOrders()).officeOrderDetailsSchema, {
        url: `/office/orders/${encodeURIComponent(id)}`,
        signal,
      }),
    staleTime: 0,
  })
}
