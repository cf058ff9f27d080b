import type { PaymentStatus } from '@shop/contracts/order.ts'

/** Characters of the session id that are shown. */
const VISIBLE_ID_LENGTH = 25

const statusTones = {
  paid: 'green',
  unpaid: 'yellow',
  expired: 'red',
  cancelled: 'grey',
} as const satisfies Record<PaymentStatus, string>

export type Tone = (typeof statusTones)[PaymentStatus]

export function isPaymentStatus(status: string): status is PaymentStatus {
  return Object.hasOwn(statusTones, status)
}

export function getStatusTone(status: string): Tone {
  return isPaymentStatus(status) ? statusTones[status] : 'grey'
}

export function truncateId(id: string): string {
  return `${id.slice(0, VISIBLE_ID_LENGTH)}...`
}
