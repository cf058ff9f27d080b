import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownList,
  type MarkdownPage,
} from '@shop/i18n/markdown.ts'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'

import { listProductTable } from '../markdown/list-products.ts'
import { loadMarkdownMessages } from '../markdown-messages.generated.ts'
import { saleT as t } from '../messages.generated.ts'
import { describeSale, type ShownCoupon } from './describe-sale.ts'
import { saleProductsQuery } from './sale.api.ts'
import { findLargestPercentage, hasSaleProducts } from './sale-offer.ts'

/** What holds in this shop: the samples of the page's own sale are for people. */
export const markdown: MarkdownPage = async ({ lang }) => {
  const [products] = await Promise.all([
    hasSaleProducts() ? queryClient.ensureQueryData(saleProductsQuery).catch(() => []) : [],
    loadMarkdownMessages(),
  ])
  const { title, text, leading, others, isOwn } = describeSale(lang)
  const coupon = findLargestPercentage()
  const shown = isOwn ? [] : others
  return markdownDocument([
    markdownHeading(1, title),
    escapeMarkdown(text),
    ...(leading ? describeCoupon(leading, lang) : []),
    ...shown.flatMap((each) => describeCoupon(each, lang)),
    products.length > 0 &&
      markdownHeading(2, coupon ? t('sale.products', { code: coupon.code }) : t('sale.inShop')),
    coupon && products.length > 0 && escapeMarkdown(t('sale.productsText', { code: coupon.code })),
    listProductTable(products, lang, coupon?.percent),
  ])
}

function describeCoupon({ code, title, text, endsAt }: ShownCoupon, lang: Language): string[] {
  const date = endsAt && formatDay(endsAt, lang, 'long', SHOP_TIME_ZONE)
  return [
    markdownHeading(2, title),
    escapeMarkdown(text),
    markdownList([
      markdownFact(t('coupon.code'), code),
      date && escapeMarkdown(t('coupon.until', { date })),
    ]),
  ]
}
