import type { OrderRequest } from '@shop/contracts/order.ts'

const KEY = 'checkoutAttempt'

interface Attempt {
  /** Whose order it is, and everything that the server compares. */
  content: string
  trackingOrderId: number
}

// Holds the attempt where the browser refuses session storage.
let inMemory: string | null = null

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return inMemory
  }
}

function write(attempt: string): void {
  try {
    sessionStorage.setItem(KEY, attempt)
  } catch {
    inMemory = attempt
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false
  const { trackingOrderId: id } = value as Partial<Attempt>
  return typeof id === 'number' && Number.isInteger(id) && id >= 100_000 && id <= 999_999
}

function current(): Attempt | null {
  try {
    const stored: unknown = JSON.parse(read() ?? 'null')
    return isAttempt(stored) ? stored : null
  } catch {
    return null
  }
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
  const attempt = current()
  if (attempt?.content === content) return { ...order, trackingOrderId: attempt.trackingOrderId }
  const trackingOrderId = randomTrackingId()
  write(JSON.stringify({ content, trackingOrderId } satisfies Attempt))
  return { ...order, trackingOrderId }
}

/** Ends the attempt: buying the same things again is another order. */
export function endAttempt(): void {
  inMemory = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then it was in memory.
  }
}
