import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { CartItem } from '@shop/kernel/cart'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

type Stock = ReadonlyMap<string, { left: number | null }>

/** What there is of products, and the least total that can be paid, in hundredths of OMR. */
interface CartFacts {
  stock: Stock
  minTotal: number
}

function stockQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'stock', ids],
    queryFn: async ({ signal }): Promise<CartFacts> => {
      const loadSchema = async () =>
        (await import('@shop/contracts/wire/stock-list.ts')).stockListSchema
      const params = new URLSearchParams(ids.map((id) => ['id', id]))
      const { results, minTotal = 0 } = await request(mainApi, loadSchema, {
        url: `/stock?${params.toString()}`,
        signal,
      })
      const stock = new Map(results.map(({ _id, stock }) => [_id, stock]))
      return { stock, minTotal: toHundredths(minTotal) }
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    // The server checks an order itself: nothing waits for this.
    retry: false,
  })
}

/** Whether the backend may count pieces: one with accounts of our kind. */
export const countsStock = () => getConfig().accountUrl !== undefined

const NONE: CartFacts = { stock: new Map(), minTotal: 0 }

function useCartFacts(items: readonly Pick<CartItem, 'id'>[]): CartFacts {
  const hydrated = useHydrated()
  const enabled = hydrated && items.length > 0 && countsStock()
  const { data } = useQuery({ ...stockQuery(items.map(({ id }) => id)), enabled })
  return enabled && data ? data : NONE
}

/** What there is of the products in the cart; nothing until that is known, or where the backend does not count pieces. */
export const useCartStock = (items: readonly Pick<CartItem, 'id'>[]): Stock =>
  useCartFacts(items).stock

/** The least total that can be paid, in hundredths of OMR; 0 until that is known, or where the backend does not tell. */
export const useMinTotal = (items: readonly Pick<CartItem, 'id'>[]): number =>
  useCartFacts(items).minTotal

/** Whether a line is more than there is. */
export function isTooMany({ id, quantity }: CartItem, stock: Stock): boolean {
  const left = stock.get(id)?.left ?? null
  return left !== null && left < quantity
}
