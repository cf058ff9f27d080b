import type { OrderRequest } from '@shop/contracts/order.ts'
import { safeSessionStorage } from '@shop/kernel'

const KEY = 'checkoutAttempt'

interface Attempt {
  /** Whose order it is, and everything that the server compares. */
  content: string
  trackingOrderId: number
}

function parseAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { trackingOrderId: id } = stored as Partial<Attempt>
  const valid = typeof id === 'number' && Number.isInteger(id) && id >= 100_000 && id <= 999_999
  return valid ? (stored as Attempt) : null
}

function randomTrackingId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return 100_000 + (random % 900_000)
}

/**
 * The order with its six-digit number. The same order keeps its number however often it is sent, so
 * that a repeat, a reload or a second click is the same order to the server.
 */
export function numbered(
  userId: string,
  order: Omit<OrderRequest, 'trackingOrderId'>,
): OrderRequest {
  const content = JSON.stringify([userId, order])
  const attempt = safeSessionStorage.readJson(KEY, parseAttempt)
  if (attempt?.content === content) return { ...order, trackingOrderId: attempt.trackingOrderId }
  const trackingOrderId = randomTrackingId()
  safeSessionStorage.write(KEY, JSON.stringify({ content, trackingOrderId } satisfies Attempt))
  return { ...order, trackingOrderId }
}

/** Ends the attempt: buying the same things again is another order. */
export function endAttempt(): void {
  safeSessionStorage.remove(KEY)
}
