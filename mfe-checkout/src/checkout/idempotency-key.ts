import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'
import { safeSessionStorage } from '@shop/kernel/storage'

interface StoredKey {
  /** Member id and order, serialized: whatever the server compares. */
  content: string
  trackingOrderId: number
}

function parseStoredKey(stored: unknown): StoredKey | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { trackingOrderId: id } = stored as Partial<StoredKey>
  const valid = typeof id === 'number' && Number.isInteger(id) && id >= 100_000 && id <= 999_999
  return valid ? (stored as StoredKey) : null
}

function randomTrackingId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return 100_000 + (random % 900_000)
}

/**
 * Adds `trackingOrderId`, a six-digit number that serves as the idempotency key: the same order keeps
 * it across retries, reloads and double clicks.
 */
export function withTrackingId(
  userId: string,
  order: Omit<OrderRequest, 'trackingOrderId'>,
): OrderRequest {
  const content = JSON.stringify([userId, order])
  const storedKey = safeSessionStorage.readJson(sessionStorageKeys.checkoutAttempt, parseStoredKey)
  if (storedKey?.content === content)
    return { ...order, trackingOrderId: storedKey.trackingOrderId }
  const trackingOrderId = randomTrackingId()
  safeSessionStorage.write(
    sessionStorageKeys.checkoutAttempt,
    JSON.stringify({ content, trackingOrderId } satisfies StoredKey),
  )
  return { ...order, trackingOrderId }
}

/** Buying the same items again is then a new order. */
export function clearIdempotencyKey(): void {
  safeSessionStorage.remove(sessionStorageKeys.checkoutAttempt)
}
