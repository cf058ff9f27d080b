import { getConfig, useLanguage } from '@shop/kernel'

import { greatestShare, shareOff } from './coupons.ts'
import { sample } from './emails.ts'
import { useT } from './messages.ts'
import { sampleLines } from './sample-order.ts'

/** What the texts of the templates have blanks for, in the person's language. */
export function useSampleValues() {
  const t = useT()
  const { lang } = useLanguage()
  return {
    brand: getConfig().brandName[lang],
    name: t('sample.name'),
    friend: t('sample.friend'),
    item: t('item.card'),
    count: sampleLines.length,
    number: sample.orderNumber,
    minutes: sample.confirmationMinutes,
    seconds: sample.resetSeconds,
    greatest: greatestShare,
    reminder: shareOff('SALE20OFF'),
    thanks: shareOff('SALE30OFF'),
    gift: shareOff('SALE50OFF'),
  }
}
