import { toHundredths } from '@shop/contracts/rules/money.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { useT } from '../../messages.generated.ts'
import type { PriceBand } from './arrange-products.ts'

export function useBandLabel(): (band: PriceBand) => string {
  const t = useT()
  const { lang } = useLanguage()
  const format = (price: number) => formatAmount(toHundredths(price), lang)
  return ({ min, max }) => {
    if (min === 0) return t('filters.under', { max: format(max) })
    if (max === Infinity) return t('filters.over', { min: format(min) })
    return t('filters.between', { min: format(min), max: format(max) })
  }
}
