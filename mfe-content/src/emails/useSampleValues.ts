import { getConfig, useLanguage } from '@shop/kernel'

import { getDiscountShare, maxDiscountShare } from './coupons.ts'
import { sampleEmail } from './emails.ts'
import { useT } from './messages.ts'
import { sampleLines } from './sample-order.ts'

/** Values of the placeholders in the templates' messages. */
export function useSampleValues() {
  const t = useT()
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
    maxDiscount: maxDiscountShare,
    cartDiscount: getDiscountShare('SALE20OFF'),
    reviewDiscount: getDiscountShare('SALE30OFF'),
    voucherDiscount: getDiscountShare('SALE50OFF'),
  }
}
