import { getSalePercent, MAX_SALE_PERCENT } from '@shop/contracts/rules/sale-coupons.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'

import { useEmailsT } from '../messages.generated.ts'
import { sampleEmail, sampleLines } from './emails.ts'

/** Values of the placeholders in the templates' messages. */
export function useSampleValues() {
  const t = useEmailsT()
  const { lang } = useLanguage()
  return {
    brand: getConfig().brandName[lang],
    name: t('sample.name'),
    friend: t('sample.friend'),
    item: t('item.card'),
    count: sampleLines.length,
    number: sampleEmail.orderNumber,
    minutes: sampleEmail.confirmationMinutes,
    seconds: sampleEmail.resetSeconds,
    maxDiscount: MAX_SALE_PERCENT,
    cartDiscount: getSalePercent('SALE20OFF'),
    reviewDiscount: getSalePercent('SALE30OFF'),
    voucherDiscount: getSalePercent('SALE50OFF'),
  }
}
