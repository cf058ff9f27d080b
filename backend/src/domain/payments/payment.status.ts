import type { PaymentStatus } from '@shop/contracts/wire/order.ts'

const STATUS_PRECEDENCE: Record<PaymentStatus, number> = {
  unpaid: 0,
  expired: 1,
  cancelled: 2,
  paid: 3,
}

/**
 * Merges a reported status into the current one, independent of the order of reports. A paid session
 * stays paid.
 */
export function mergeStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return STATUS_PRECEDENCE[reported] > STATUS_PRECEDENCE[current] ? reported : current
}
