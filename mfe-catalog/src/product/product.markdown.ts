import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { formatAmount, formatNumber, localize } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
  markdownPicture,
  markdownTable,
} from '@shop/i18n/markdown.ts'
import { getConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'
import { describeStock } from '@shop/shop-ui/stock/describe-stock.ts'
import { t as stockT } from '@shop/shop-ui/stock/messages.ts'

import { loadMarkdownMessages, markdownT } from '../markdown-messages.generated.ts'
import { productT, t } from '../messages.generated.ts'
import { describeDelivery } from './describe-delivery.ts'
import { describeTax } from './describe-tax.ts'
import { productQuery } from './product.api.ts'
import { getPreviewImage } from './product-structured-data.ts'
import { type FamilyMember, familyQuery } from './siblings.api.ts'

export const markdown: MarkdownPage = async ({ params: { id = '' }, lang }) => {
  const [product, family] = await Promise.all([
    queryClient.ensureQueryData(productQuery(id)),
    // A product is complete without the others.
    queryClient.ensureQueryData(familyQuery(id)).catch(() => []),
    loadMarkdownMessages(),
  ])
  const title = localize(product.title, lang)
  const picture = getPreviewImage(product)
  return markdownDocument([
    markdownHeading(1, title),
    escapeMarkdown(localize(product.description, lang)),
    picture && markdownPicture(markdownT('markdown.pictureOf', { title }), picture),
    markdownList(listFacts(product, lang)),
    ...describeFamily(family, lang),
    markdownHeading(2, productT('product.terms')),
    markdownList(listTerms(product, lang)),
    markdownT('markdown.order'),
  ])
}

function listFacts({ _id, price, stock, details = {} }: Product, lang: Language) {
  const { material, size, weight, surface } = details
  const available = describeStock(stock, stockT)
  const path = productPath(_id)
  const address = new URL(lang === 'ar' ? toArabicAddress(path) : path, getConfig().siteUrl).href
  return [
    markdownFact(t('filters.price'), formatAmount(toShownPrice(price), lang)),
    available && markdownFact(markdownT('markdown.availability'), available),
    material && markdownFact(t('product.material'), localize(material, lang)),
    size && markdownFact(t('product.size'), localize(size, lang)),
    weight !== undefined &&
      markdownFact(t('product.weight'), t('product.grams', { grams: formatNumber(weight, lang) })),
    markdownFact(
      markdownT('markdown.name'),
      surface ? productT(`engraving.${surface.finish}`) : markdownT('markdown.noName'),
    ),
    `**${markdownT('markdown.address')}:** <${address}>`,
  ]
}

/** The products that are one choice with this one. */
function describeFamily(family: readonly FamilyMember[], lang: Language) {
  if (family.length === 0) return []
  return [
    markdownHeading(2, productT('family.finish').replace(/:$/, '')),
    markdownTable(
      [markdownT('markdown.product'), t('filters.price')],
      family.map(({ _id, title, price }) => [
        markdownLink(localize(title, lang), productPath(_id)),
        formatAmount(toShownPrice(price), lang),
      ]),
    ),
  ]
}

/** What counts for every order. */
function listTerms({ currency }: Product, lang: Language) {
  const { time, price } = describeDelivery(getConfig().delivery, productT, lang)
  return [
    markdownFact(productT('product.delivery'), `${time} ${price}`),
    markdownFact(
      productT('product.returns'),
      productT('product.returnsTime', { days: RETURN_DAYS }),
    ),
    markdownFact(productT('product.warranty'), productT('product.warrantyTime')),
    `${productT('product.tax', { currency, ...describeTax(getConfig()) })} ${productT('product.payment')}`,
    productT('product.discount'),
  ]
}
