import type { CartItem } from '@shop/kernel/cart'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

type Stock = ReadonlyMap<string, { left: number | null }>

/** What there is of products now. */
function stockQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'stock', ids],
    queryFn: async ({ signal }): Promise<Stock> => {
      const loadSchema = async () => (await import('@shop/contracts/stock-list.ts')).stockListSchema
      const params = new URLSearchParams(ids.map((id) => ['id', id]))
      const { results } = await request(mainApi, loadSchema, {
        url: `/stock?${params.toString()}`,
        signal,
      })
      return new Map(results.map(({ _id, stock }) => [_id, stock]))
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    // The server checks an order itself: nothing waits for this.
    retry: false,
  })
}

/** Whether the backend may count pieces: one with accounts of our kind. */
export const countsStock = () => getConfig().accountUrl !== undefined

const NONE: Stock = new Map()

/** What there is of the products in the cart; nothing until that is known, or where the backend does not count pieces. */
export function useCartStock(items: readonly Pick<CartItem, 'id'>[]): Stock {
  const hydrated = useHydrated()
  const enabled = hydrated && items.length > 0 && countsStock()
  const { data } = useQuery({ ...stockQuery(items.map(({ id }) => id)), enabled })
  return enabled && data ? data : NONE
}

/** Whether a line is more than there is. */
export function isTooMany({ id, quantity }: CartItem, stock: Stock): boolean {
  const left = stock.get(id)?.left ?? null
  return left !== null && left < quantity
}
