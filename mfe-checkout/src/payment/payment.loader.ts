import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { queryClient, safeLocalStorage } from '@shop/kernel'

import { paymentQuery } from './payment.api.ts'
import { parseSessionId } from './payment.ts'

/** `invalid`: something is stored that cannot be a session id. */
export type StoredSession = { sessionId: string } | { sessionId: null; invalid: boolean }

export function paymentLoader(): StoredSession {
  const stored = safeLocalStorage.read(storageKeys.paymentSession)
  const sessionId = parseSessionId(stored)
  if (sessionId === null) return { sessionId, invalid: stored !== null }
  void queryClient.prefetchQuery(paymentQuery(sessionId))
  return { sessionId }
}
