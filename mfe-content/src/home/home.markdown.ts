import { categoryProductsPath, productPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { escapeMarkdown, MARKDOWN_BREAK } from '@shop/contracts/rules/markdown-text.ts'
import { formatAmount, localize } from '@shop/i18n/format.ts'
import {
  markdownDocument,
  markdownHeading,
  markdownLink,
  markdownList,
  type MarkdownPage,
  withoutElements,
} from '@shop/i18n/markdown.ts'
import { getConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'

import { replaceable } from '../content-page/replaceable.ts'
import { describeSection } from '../markdown/sections.ts'
import { homeT as t } from '../messages.generated.ts'
import { featureIds, statementIds } from './company.ts'
import { bestSellersQuery, categoriesQuery } from './shop.api.ts'

/** Lists that cannot be loaded are left out, as on the page. */
export const markdown: MarkdownPage = async ({ lang }) => {
  const [bestSellers, categories] = await Promise.all([
    hasBestSellers() ? queryClient.ensureQueryData(bestSellersQuery).catch(() => []) : [],
    queryClient.ensureQueryData(categoriesQuery).catch(() => []),
  ])
  const company = await replaceable('home', { lang }, describeCompany)
  return markdownDocument([
    markdownHeading(1, t('home.heading')),
    ...describeSlides(lang),
    bestSellers.length > 0 && markdownHeading(2, t('bestSellers.heading')),
    markdownList(
      bestSellers.map(({ _id, title, price }) => {
        const link = markdownLink(localize(title, lang), productPath(_id))
        return `${link} · ${formatAmount(toShownPrice(price), lang)}`
      }),
    ),
    markdownHeading(2, t('categories.heading')),
    markdownList([
      ...categories.map((category) =>
        markdownLink(localize(category.title, lang), categoryProductsPath(category._id)),
      ),
      markdownLink(t('categories.all'), sitePaths.shop),
    ]),
    markdownLink(t('about.story'), sitePaths.about),
    MARKDOWN_BREAK,
    // The page itself has the title.
    company.trim().replace(/^#(?= )/, '##'),
  ])
}

/** What an owner can write anew. */
const describeCompany = (): string =>
  markdownDocument([
    ...describeSection({ title: t('about.heading'), text: t('about.lead') }),
    ...featureIds.flatMap((id) => [
      markdownHeading(3, t(`about.feature.${id}.title`)),
      escapeMarkdown(t(`about.feature.${id}.text`)),
    ]),
    ...statementIds.flatMap((id) =>
      describeSection({ title: t(`${id}.heading`), text: t(`${id}.text`) }),
    ),
  ])

/** What is new in the shop: as an owner has written it, else the page's own and the sale that there is. */
function describeSlides(lang: Language): string[] {
  const { hero, sale } = getConfig()
  const slides = hero?.slides.map(({ title, text, action, to }) => ({
    ...{ title: title[lang], text: text[lang], action: action[lang], to },
  })) ?? [
    {
      ...{ title: t('hero.gift.title'), text: t('hero.gift.text') },
      ...{ action: t('hero.gift.action'), to: sitePaths.shop },
    },
    ...(!sale || sale.title
      ? [
          {
            title: sale?.title?.[lang] ?? t('hero.sale.title'),
            text: sale ? (sale.text?.[lang] ?? '') : withoutElements(t('hero.sale.text')),
            ...{ action: t('hero.sale.action'), to: sitePaths.sale },
          },
        ]
      : []),
  ]
  return slides.flatMap(({ action, to, ...slide }) => [
    ...describeSection(slide),
    markdownLink(action, to),
  ])
}
