import { categoryPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { UCP_PROFILE_PATH, UCP_VERSION } from '@shop/contracts/rules/ucp.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'

import { PRODUCT_FEED_PATH, SITEMAP_PATH } from '../crawler-files.ts'
import type { toDefaultRemotes } from '../live/live-release.ts'
import { isStaticPattern } from '../path-patterns.ts'
import { hasUcp } from './ucp-profile.ts'

interface ShopFacts {
  config: RuntimeConfig
  /** Remotes that are live by default. */
  remotes: ReturnType<typeof toDefaultRemotes>
  categories: readonly Category[]
}

/** Says to programs what the shop is and where they find what: the text of `/agents.md` and `/llms.txt`, in Markdown. */
export function describeShop({ config, remotes, categories }: ShopFacts): string {
  const { siteUrl, brandName, searchUrl, contact, whatsAppNumber, pricesWithTax } = config
  const { taxPercent = DEFAULT_TAX_PERCENT } = config
  const toUrl = (path: string) => new URL(path, siteUrl).href
  const markdownUrl = (path: string) => toUrl(toMarkdownAddress(path))
  const patterns = remotes.flatMap(({ entry }) => entry.extras.markdown ?? [])
  const link = (label: string, url: string) => `- [${escapeMarkdown(label)}](${url})`
  const tax =
    taxPercent === 0
      ? 'Prices are in Omani rials (OMR); no tax is added.'
      : `Prices are in Omani rials (OMR), ${pricesWithTax ? 'with' : 'without'} ${taxPercent}% VAT, which the cart adds.`
  const blocks = [
    `# ${escapeMarkdown(brandName.en)} (${escapeMarkdown(brandName.ar)})`,
    '> A shop for digital business cards and smart networking goods, in Oman.',
    '## Addresses',
    [
      `- Each page below has an address in English, such as ${toUrl(sitePaths.shop)}, and in Arabic, ${toUrl(toArabicAddress(sitePaths.shop))}.`,
      `- The same address with \`.md\` has its facts in Markdown: ${markdownUrl(sitePaths.shop)}; of the home page, ${markdownUrl(sitePaths.home)}. Links in Markdown lead to Markdown.`,
      ...(searchUrl
        ? [`- Products are searched by ${markdownUrl(sitePaths.search)}?q=WORDS.`]
        : []),
      ...(hasUcp(config)
        ? [
            `- Agents search and read the catalogue by the Universal Commerce Protocol ${UCP_VERSION}: ${toUrl(UCP_PROFILE_PATH)}.`,
          ]
        : []),
      `- All addresses: ${toUrl(SITEMAP_PATH)}; all products with prices: ${toUrl(PRODUCT_FEED_PATH)}.`,
    ].join('\n'),
    '## Prices, delivery, returns',
    [
      `- ${tax}`,
      '- Price, availability, delivery and returns stand on the page of each product.',
      `- What else counts for orders: ${patterns.includes(sitePaths.terms) ? markdownUrl(sitePaths.terms) : toUrl(sitePaths.terms)}.`,
    ].join('\n'),
    '## Buying',
    'A person buys here: they log in, and pay on the page of a payment provider. There is no checkout for agents. A link to the page of a product, or to ' +
      `${toUrl(sitePaths.cart)}?product=ID, which puts one into the cart, is where an agent hands over.`,
    categories.length > 0 && '## Categories',
    categories
      .map((category) => link(category.title.en, markdownUrl(categoryPath(category))))
      .join('\n'),
    '## Pages',
    patterns
      .filter(isStaticPattern)
      .map((path) => link(path, markdownUrl(path)))
      .join('\n'),
    '## Contact',
    [
      `- ${toUrl(sitePaths.contact)}`,
      ...(contact ? [`- ${escapeMarkdown(contact.phone)}`] : []),
      ...(whatsAppNumber ? [`- https://wa.me/${whatsAppNumber}`] : []),
    ].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
