import type { Totals } from '@shop/contracts/pricing.ts'

import { HttpError } from '../http/http-error.ts'
import { formatOmr } from '../orders/order.rules.ts'
import type { PaymentProvider } from './payment.provider.ts'

/** The larger of what the provider is told: the goods without their discount, or the total. */
const getAmount = ({ subtotal, total }: Totals) => Math.max(subtotal, total)

/** Whether one payment can be as large. */
export function isPayable({ maxAmount }: PaymentProvider, totals: Totals): boolean {
  return getAmount(totals) <= maxAmount
}

/** @throws HttpError 409 when no payment can be as large */
export function assertPayable(provider: PaymentProvider, totals: Totals): void {
  if (isPayable(provider, totals)) return
  const [limit, amount] = [formatOmr(provider.maxAmount), formatOmr(getAmount(totals))]
  throw new HttpError(
    409,
    `One order can be ${limit} at most, and yours comes to ${amount}. Please divide it into several orders.`,
  )
}
