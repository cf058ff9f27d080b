import { toHundredths } from '@shop/contracts/rules/money.ts'
import { addTax, getPriceTax, percentOf } from '@shop/contracts/rules/pricing.ts'
import { getConfig } from '@shop/kernel/config'

/**
 * A price as pages show it, in hundredths of OMR: with tax where an owner wants that, and less a discount, which is of the
 * price without tax, as in the cart.
 * @param price OMR (decimal), as on the wire
 */
export function toShownPrice(price: number, discountPercent = 0): number {
  const hundredths = toHundredths(price)
  const tax = getPriceTax(getConfig())
  return addTax(hundredths, tax?.isIncluded ? tax : null) - percentOf(hundredths, discountPercent)
}
