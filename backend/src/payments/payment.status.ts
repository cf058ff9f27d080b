import type { PaymentStatus } from '@shop/contracts/order.ts'

const rank: Record<PaymentStatus, number> = { unpaid: 0, expired: 1, cancelled: 2, paid: 3 }

/**
 * The status after hearing of another one. It never depends on the order in which news arrive, and
 * what was paid stays paid.
 */
export function mergeStatus(known: PaymentStatus, heard: PaymentStatus): PaymentStatus {
  return rank[heard] > rank[known] ? heard : known
}
