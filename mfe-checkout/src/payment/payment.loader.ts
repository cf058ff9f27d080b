import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { safeLocalStorage } from '@shop/kernel/storage'

import { paymentQuery } from './payment.api.ts'

/** @returns the stored session id, null without one */
export function loader(): string | null {
  const sessionId = safeLocalStorage.read(storageKeys.paymentSession) || null
  if (sessionId !== null) void queryClient.prefetchQuery(paymentQuery(sessionId))
  return sessionId
}
