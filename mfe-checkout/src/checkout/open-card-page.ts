import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { cart } from '@shop/kernel/cart'
import { portalUrl } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'

import { storeUnpaidOrder, type UnpaidOrder } from './unpaid-order.ts'

/** Opens an order's card page and remembers the order. Its lines leave the cart. */
export function openCardPage(order: UnpaidOrder): void {
  const checkoutUrl = toCardPageUrl(order.checkoutUrl)
  safeLocalStorage.write(storageKeys.paymentSession, order.sessionId)
  storeUnpaidOrder({ ...order, checkoutUrl })
  cart.clear(order.items)
  window.location.assign(checkoutUrl)
}

const PREFERENCES = ['lang', 'theme']

/**
 * Adds the shopper's language and theme to the address of a card page of our own, which is on the member
 * portal's origin. A payment provider's address stays as it is.
 */
export function toCardPageUrl(checkoutUrl: string): string {
  const url = new URL(checkoutUrl)
  const portal = new URL(portalUrl('', null))
  if (url.origin !== portal.origin) return checkoutUrl
  for (const name of PREFERENCES) url.searchParams.set(name, portal.searchParams.get(name) ?? '')
  return url.href
}
