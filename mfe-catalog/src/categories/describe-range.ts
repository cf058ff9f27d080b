import type { Category } from '@shop/contracts/wire/catalog.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'

import { t } from '../messages.generated.ts'

/** How many products a category has, and from which price; empty where the backend does not say. */
export function describeRange({ productCount, lowestPrice }: Category, lang: Language): string[] {
  if (!productCount || lowestPrice === undefined) return []
  const price = formatAmount(toShownPrice(lowestPrice), lang)
  return [t('shop.itemCount', { count: productCount }), t('shop.priceFrom', { price })]
}
