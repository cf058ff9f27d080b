import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { Totals } from '@shop/contracts/rules/pricing.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import type { CartItem } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'

import { listOptions } from '../delivery/delivery.ts'
import { useT } from '../messages.generated.ts'
import { useMinTotal } from '../stock/useCartStock.ts'

/** What is wrong with a total that is less than a card payment takes. */
interface Shortfall {
  text: string
  /** Whether a delivery that costs more makes up for it. */
  isReachable: boolean
}

/** Checks whether a card payment takes the total of a cart. @returns null when it does, as far as is known */
export function useMinimum(
  items: readonly Pick<CartItem, 'id'>[],
  { total, delivery = 0 }: Totals,
): Shortfall | null {
  const t = useT()
  const { lang } = useLanguage()
  const minTotal = useMinTotal(items)
  if (total >= minTotal) return null
  const dearest = Math.max(0, ...listOptions().map(({ price }) => toHundredths(price)))
  const isReachable = total - delivery + dearest >= minTotal
  const min = formatAmount(minTotal, lang)
  return {
    text: t(isReachable ? 'totals.minimumByDelivery' : 'totals.minimum', { min }),
    isReachable,
  }
}
