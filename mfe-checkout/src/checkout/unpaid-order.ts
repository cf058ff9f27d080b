import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { CartItem } from '@shop/kernel/cart'
import { getConfig } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { skipToken, useQuery } from '@tanstack/react-query'

import { fetchPayment } from '../payment/payment.api.ts'
import { isUndecided, isUnpaid } from '../payment/payment.ts'
import { isTrustedCheckoutUrl } from './trusted-url.ts'

/** A confirmed order whose card page was opened: its shopper may come back without having paid. */
export interface UnpaidOrder {
  sessionId: string
  checkoutUrl: string
  /** The number that the shopper knows. */
  number: string
  /** The lines that left the cart, to be restored as untrusted input. */
  items: CartItem[]
}

function parseOrder(stored: unknown): UnpaidOrder | null {
  const { sessionId, checkoutUrl, number, items } = (stored ?? {}) as Partial<UnpaidOrder>
  const isComplete = [sessionId, checkoutUrl, number].every((value) => typeof value === 'string')
  const isTrusted =
    isComplete && isTrustedCheckoutUrl(String(checkoutUrl), getConfig().checkoutOrigins)
  return isTrusted ? { ...(stored as UnpaidOrder), items: items ?? [] } : null
}

/** Remembers the order whose card page is about to be opened. */
export function storeUnpaidOrder(order: UnpaidOrder): void {
  safeLocalStorage.write(storageKeys.unpaidOrder, JSON.stringify(order))
}

/** The order whose card page was opened last, whether it has been paid or not. */
export function readUnpaidOrder(): UnpaidOrder | null {
  return safeLocalStorage.readJson(storageKeys.unpaidOrder, parseOrder)
}

/** The order that this browser's member ordered last, once the payments API says that it is not paid. */
export function useUnpaidOrder(): (UnpaidOrder & { isOpen: boolean }) | null {
  const hydrated = useHydrated()
  const session = useSession()
  const order = hydrated && session ? readUnpaidOrder() : null
  const { data: status } = useQuery({
    queryKey: ['mfe-checkout', 'unpaid-order', order?.sessionId],
    queryFn: order ? () => checkStatus(order) : skipToken,
    staleTime: 0,
  })
  if (!order || !status || !isUnpaid(status)) return null
  return { ...order, isOpen: isUndecided(status) }
}

/** Forgets an order that needs no payment. @returns empty where there is no such payment */
async function checkStatus({ sessionId }: UnpaidOrder): Promise<string> {
  const { session } = await fetchPayment(sessionId)
  const status = session?.payment_status ?? ''
  if (!isUnpaid(status)) safeLocalStorage.remove(storageKeys.unpaidOrder)
  return status
}
