import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { queryClient, safeLocalStorage } from '@shop/kernel'

import { parseSessionId } from './payment.ts'
import { paymentQuery } from './payment.api.ts'

/** A payment to show, nothing stored, or something stored that cannot be one. */
export type StoredSession = { sessionId: string } | { sessionId: null; forged: boolean }

export function paymentLoader(): StoredSession {
  const stored = safeLocalStorage.read(storageKeys.paymentSession)
  const sessionId = parseSessionId(stored)
  if (sessionId === null) return { sessionId, forged: stored !== null }
  void queryClient.prefetchQuery(paymentQuery(sessionId))
  return { sessionId }
}
