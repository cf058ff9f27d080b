import { toHundredths } from '@shop/contracts/rules/money.ts'
import { saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'

import { saleT as t } from '../messages.generated.ts'
import { findLargestPercentage } from './sale-offer.ts'

export interface ShownCoupon {
  code: string
  tag?: string
  title: string
  text: string
  /** ISO 8601; undefined where the code stays. */
  endsAt?: string | undefined
}

interface Sale {
  /** Undefined where there is no sale. */
  eyebrow?: string
  title: string
  text: string
  /** The code that products are shown with. */
  leading: ShownCoupon | undefined
  others: ShownCoupon[]
  /** The page's own sale, with the samples of its specification. */
  isOwn: boolean
}

/** The sale as an owner has written it, else the page's own, as far as the shop has its codes. */
export function describeSale(lang: Language): Sale {
  const { sale, saleEnds } = getConfig()
  const largest = findLargestPercentage()
  const arrange = (coupons: ShownCoupon[]) => ({
    leading: coupons.find(({ code }) => code === largest?.code),
    others: coupons.filter(({ code }) => code !== largest?.code),
  })
  if (!sale) {
    const coupons = saleCoupons.map(({ code, percent }) => ({
      code,
      tag: t(`coupon.${percent}.tag`),
      title: t('coupon.title', { percent }),
      text: t(`coupon.${percent}.desc`),
      endsAt: saleEnds?.[code],
    }))
    const texts = { eyebrow: t('sale.season'), title: t('sale.title'), text: t('sale.text') }
    return { ...texts, ...arrange(coupons), isOwn: true }
  }
  const coupons = sale.coupons.map(({ code, discountType, discountValue, text }) => ({
    code,
    title:
      discountType === 'percentage'
        ? t('coupon.title', { percent: discountValue })
        : t('coupon.amount', { amount: formatAmount(toHundredths(discountValue), lang) }),
    text: text[lang],
    endsAt: saleEnds?.[code],
  }))
  return {
    ...(sale.title && { eyebrow: t('sale.season') }),
    title: sale.title?.[lang] ?? t('sale.none.title'),
    text: sale.text?.[lang] ?? t('sale.none.text'),
    ...arrange(coupons),
    isOwn: false,
  }
}
