import type { PaymentStatus } from '@shop/contracts/order.ts'

/** Characters of a session's identifier that are shown. */
export const SHOWN_ID_LENGTH = 25

/** The stored identifier, or null when there is none or it could not be one: it becomes part of an address. */
export function parseSessionId(stored: string | null): string | null {
  return stored !== null && /^[\w-]{1,255}$/.test(stored) ? stored : null
}

const tones = {
  paid: 'green',
  unpaid: 'yellow',
  expired: 'red',
  cancelled: 'grey',
} as const satisfies Record<PaymentStatus, string>

export type Tone = (typeof tones)[PaymentStatus]

export function isKnown(status: string): status is PaymentStatus {
  return Object.hasOwn(tones, status)
}

export function toneOf(status: string): Tone {
  return isKnown(status) ? tones[status] : 'grey'
}

export function shortId(id: string): string {
  return `${id.slice(0, SHOWN_ID_LENGTH)}...`
}
