import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { getConfig } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { skipToken, useQuery } from '@tanstack/react-query'

import { fetchPayment } from '../payment/payment.api.ts'
import { isUndecided } from '../payment/payment.ts'
import { isTrustedCheckoutUrl } from './trusted-url.ts'

/** A confirmed order whose card page was opened: its shopper may come back without having paid. */
export interface UnpaidOrder {
  sessionId: string
  checkoutUrl: string
  /** As the shopper knows it. */
  number: string
}

function parseOrder(stored: unknown): UnpaidOrder | null {
  const { sessionId, checkoutUrl, number } = (stored ?? {}) as Partial<UnpaidOrder>
  const isComplete = [sessionId, checkoutUrl, number].every((value) => typeof value === 'string')
  const isTrusted =
    isComplete && isTrustedCheckoutUrl(String(checkoutUrl), getConfig().checkoutOrigins)
  return isTrusted ? (stored as UnpaidOrder) : null
}

/** Remembers the order whose card page is about to be opened. */
export function storeUnpaidOrder(order: UnpaidOrder): void {
  safeLocalStorage.write(storageKeys.unpaidOrder, JSON.stringify(order))
}

/** The order that this browser's member ordered last, once the payments API says that it is not paid yet. */
export function useUnpaidOrder(): UnpaidOrder | null {
  const hydrated = useHydrated()
  const session = useSession()
  const order =
    hydrated && session ? safeLocalStorage.readJson(storageKeys.unpaidOrder, parseOrder) : null
  const { data: isUnpaid } = useQuery({
    queryKey: ['mfe-checkout', 'is-unpaid', order?.sessionId],
    queryFn: order ? () => checkUnpaid(order) : skipToken,
    staleTime: 0,
  })
  return isUnpaid ? order : null
}

async function checkUnpaid({ sessionId }: UnpaidOrder): Promise<boolean> {
  const { session } = await fetchPayment(sessionId)
  const isUnpaid = session !== undefined && isUndecided(session.payment_status)
  if (!isUnpaid) safeLocalStorage.remove(storageKeys.unpaidOrder)
  return isUnpaid
}
