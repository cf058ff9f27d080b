import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { PaymentSession, PaymentStatus } from '@shop/contracts/wire/order.ts'

/** Hundredths by which three rounded amounts may disagree. */
const MAX_ROUNDING_ERROR = 2

/** The discount in hundredths of OMR; from the other amounts where the backend does not send it. */
export function getDiscount(summary: PaymentSession['orderSummary']): number {
  const { subTotal, tax, discount, delivery = 0, total } = summary
  if (discount !== undefined) return toHundredths(discount)
  if (subTotal === undefined || tax === undefined || total === undefined) return 0
  const full = [subTotal, tax, delivery].reduce((sum, amount) => sum + toHundredths(amount), 0)
  const missing = full - toHundredths(total)
  return missing > MAX_ROUNDING_ERROR ? missing : 0
}

const FIRST_INTERVAL_MS = 2_000
const MAX_INTERVAL_MS = 20_000
const GROWTH = 1.5

/** After these, in about five minutes, only the shopper checks again. */
export const MAX_POLLS = 20

const UNDECIDED: PaymentStatus = 'unpaid'

/** Whether the payment provider may still change the status. */
export const isUndecided = (status: string): boolean => status === UNDECIDED

/** The words of this shop's payments API, and of others, for a payment that was not made. */
const UNPAID = new Set<string>([UNDECIDED, 'expired', 'cancelled', 'failed'])

/** Whether no money has moved. */
export const isUnpaid = (status: string): boolean => UNPAID.has(status)

/** Growing time until the next poll; false after the last one. @param polls made so far */
export function getPollInterval(polls: number): number | false {
  if (polls >= MAX_POLLS) return false
  return Math.min(FIRST_INTERVAL_MS * GROWTH ** Math.max(polls, 0), MAX_INTERVAL_MS)
}
