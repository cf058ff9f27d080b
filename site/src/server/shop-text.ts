import { categoryProductsPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { SHOP_TEXT_PATHS, toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { UCP_PROFILE_PATH, UCP_VERSION } from '@shop/contracts/rules/ucp.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'

import { PRODUCT_FEED_PATH, SITEMAP_PATH } from '../crawler-files.ts'
import type { toDefaultRemotes } from '../live/live-release.ts'
import { isStaticPattern } from '../path-patterns.ts'
import { shopWords } from './shop-words.ts'
import { hasUcp } from './ucp-profile.ts'

interface ShopFacts {
  config: RuntimeConfig
  /** Remotes that are live by default. */
  remotes: ReturnType<typeof toDefaultRemotes>
  categories: readonly Category[]
}

/** Says to programs what the shop is and where they find what: the text of `/agents.md` and `/llms.txt`, in Markdown. */
export function describeShop(
  { config, remotes, categories }: ShopFacts,
  lang: 'en' | 'ar',
): string {
  const { siteUrl, brandName, searchUrl, contact, whatsAppNumber, pricesWithTax } = config
  const { taxPercent = DEFAULT_TAX_PERCENT } = config
  const words = shopWords[lang]
  const other = lang === 'ar' ? 'en' : 'ar'
  const toUrl = (path: string, inLanguage = lang) =>
    new URL(inLanguage === 'ar' ? toArabicAddress(path) : path, siteUrl).href
  const markdownUrl = (path: string) => toUrl(toMarkdownAddress(path))
  const patterns = remotes.flatMap(({ entry }) => entry.extras.markdown ?? [])
  const link = (label: string, url: string) => `- [${escapeMarkdown(label)}](${url})`
  const blocks = [
    `# ${escapeMarkdown(brandName[lang])} (${escapeMarkdown(brandName[other])})`,
    `> ${words.tagline}`,
    words.translation(toUrl(SHOP_TEXT_PATHS[0], other)),
    `## ${words.addresses}`,
    [
      words.languages(toUrl(sitePaths.shop), toUrl(sitePaths.shop, other)),
      words.markdown(markdownUrl(sitePaths.shop), markdownUrl(sitePaths.home)),
      ...(searchUrl ? [words.search(markdownUrl(sitePaths.search))] : []),
      ...(hasUcp(config) ? [words.ucp(UCP_VERSION, new URL(UCP_PROFILE_PATH, siteUrl).href)] : []),
      words.all(new URL(SITEMAP_PATH, siteUrl).href, toUrl(PRODUCT_FEED_PATH)),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    `## ${words.terms}`,
    [
      taxPercent === 0 ? words.noTax : words.tax(taxPercent, Boolean(pricesWithTax)),
      words.facts,
      words.furtherTerms(
        patterns.includes(sitePaths.terms) ? markdownUrl(sitePaths.terms) : toUrl(sitePaths.terms),
      ),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    `## ${words.buying}`,
    words.handOver(toUrl(sitePaths.cart)),
    categories.length > 0 && `## ${words.categories}`,
    categories
      .map(({ _id, title }) =>
        link(title[lang] ?? title.en, markdownUrl(categoryProductsPath(_id))),
      )
      .join('\n'),
    `## ${words.pages}`,
    patterns
      .filter(isStaticPattern)
      .map((path) => link(path, markdownUrl(path)))
      .join('\n'),
    `## ${words.contact}`,
    [
      `- ${toUrl(sitePaths.contact)}`,
      ...(contact ? [`- ${escapeMarkdown(contact.phone)}`] : []),
      ...(whatsAppNumber ? [`- https://wa.me/${whatsAppNumber}`] : []),
    ].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
