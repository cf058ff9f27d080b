import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { listPlaces } from '@shop/contracts/rules/surface.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { cart, type CartItem, toCartItem } from '@shop/kernel/cart'
import { queryClient, serverMessage, toFailure } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { useNavigate } from '@shop/router'
import { useMutation } from '@tanstack/react-query'

import { productQuery } from '../../cart/product.api.ts'
import { useAccountT } from '../../messages.generated.ts'

/** The product at its current price; null when it is no longer sold. */
async function findProduct(id: string): Promise<Product | null> {
  try {
    return await queryClient.fetchQuery(productQuery(id))
  } catch (error) {
    if (toFailure(error).kind === 'notFound') return null
    throw error
  }
}

/** The lines of an order as the cart takes them, at current prices, without what is no longer sold. */
async function findLines({ products }: MemberOrder): Promise<CartItem[]> {
  const found = await Promise.all(products.map(({ productId }) => findProduct(productId)))
  return products.flatMap(({ quantity, engraving, engravings, places }, index) => {
    const product = found[index]
    if (!product) return []
    const line = { ...toCartItem(product, engraving), quantity }
    // Its texts belong to the surfaces that it had.
    const isLikeThen = line.surface && listPlaces(line.surface)?.length === places?.length
    return isLikeThen && engravings ? { ...line, engravings } : line
  })
}

/** Puts the goods of an order into the cart again, and opens it. */
export function useBuyAgain(order: MemberOrder) {
  const t = useAccountT()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => findLines(order),
    onSuccess(lines) {
      const missing = order.products.length - lines.length
      if (missing > 0) toast.error(t('order.buyAgain.missing', { count: missing }))
      if (lines.length === 0) return
      cart.restore(lines)
      void navigate(sitePaths.cart)
    },
  })
  return {
    busy: isPending,
    errorMessage: error && (serverMessage(error) ?? t('order.buyAgain.failed')),
    buy: () => {
      if (!isPending) mutate()
    },
  }
}
