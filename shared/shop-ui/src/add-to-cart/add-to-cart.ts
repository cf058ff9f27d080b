import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getAvailability } from '@shop/contracts/rules/stock.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { cart, MAX_CART_LINES, type TypedEngraving } from '@shop/kernel/cart'
import { getLanguage } from '@shop/kernel/language'
import { getSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { toast, type ToastRequest } from '@shop/kernel/toast'

import { t } from './messages.ts'

type ToastOptions = NonNullable<ToastRequest['options']>

interface AddOptions {
  /** What is on the product. */
  engraving?: TypedEngraving
  /** Whether the toast has links to the cart and the checkout, which are of no use on the way there. */
  linksToCart?: boolean
}

/** A member need not pass the cart, unless a code is applied: its amount is that of the cart before. */
const mayCheckOut = () =>
  getSession() !== null && safeLocalStorage.read(storageKeys.couponDiscount) === null

const createLinks = (): ToastOptions => ({
  action: { label: t('cart.view'), to: sitePaths.cart },
  ...(mayCheckOut() && {
    secondAction: { label: t('cart.checkout'), to: sitePaths.checkout },
  }),
})

/** Adds a product to the cart with a toast, which also says why the cart does not take it: it has it already, or is full. */
export function addToCart(
  product: Product,
  { linksToCart = true, engraving = null }: AddOptions = {},
): void {
  const detail = localize(product.title, getLanguage().lang)
  const links = linksToCart && createLinks()
  // One at a time: they would cover what is pressed next.
  const options = { id: 'cart', detail }
  const outcome = cart.add(product, engraving)
  if (outcome === 'added') toast.success(t('cart.added'), { ...options, ...links })
  else if (outcome === 'duplicate') toast.error(t('cart.duplicate'), { ...options, ...links })
  else toast.error(t('cart.rejected', { max: MAX_CART_LINES }), options)
}

/** Whether nothing of a product is left; not where its backend counts no pieces. */
export const isSoldOut = ({ stock }: Product): boolean => getAvailability(stock)?.kind === 'soldOut'

/** Whether a product is sold only with a name on it, which no list asks for. */
export const needsName = ({ details }: Product): boolean => details?.surface?.required === true

/** Whether a product is in the cart. Components follow changes with `useCart`. */
export function isInCart(id: string): boolean {
  return cart.items().some((item) => item.id === id)
}
