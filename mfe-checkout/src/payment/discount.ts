import { toHundredths } from '@shop/contracts/money.ts'
import type { PaymentSession } from '@shop/contracts/order.ts'

/** Hundredths by which three rounded amounts may disagree. */
const MAX_ROUNDING_ERROR = 2

/** The discount in hundredths of OMR; from the other amounts where the backend does not send it. */
export function getDiscount(summary: PaymentSession['orderSummary']): number {
  const { subTotal, tax, discount, total } = summary
  if (discount !== undefined) return toHundredths(discount)
  if (subTotal === undefined || tax === undefined || total === undefined) return 0
  const missing = toHundredths(subTotal) + toHundredths(tax) - toHundredths(total)
  return missing > MAX_ROUNDING_ERROR ? missing : 0
}
