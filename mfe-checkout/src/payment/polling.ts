import type { PaymentStatus } from '@shop/contracts/order.ts'

const FIRST_INTERVAL_MS = 2_000
const MAX_INTERVAL_MS = 20_000
const GROWTH = 1.5

/** After these, in about five minutes, only the shopper checks again. */
export const MAX_POLLS = 20

const UNDECIDED: PaymentStatus = 'unpaid'

/** Whether the payment provider may still change the status. */
export const isUndecided = (status: string): boolean => status === UNDECIDED

/** Growing time until the next poll; false after the last one. @param polls made so far */
export function getPollInterval(polls: number): number | false {
  if (polls >= MAX_POLLS) return false
  return Math.min(FIRST_INTERVAL_MS * GROWTH ** Math.max(polls, 0), MAX_INTERVAL_MS)
}
