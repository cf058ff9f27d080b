import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'

/** Structured data of the shop: `Organization` of schema.org. */
export function createOrganizationData(lang: Language) {
  const { brandName, siteUrl, socialLinks = [] } = getConfig()
  return {
    '@type': 'Organization',
    name: brandName[lang],
    url: new URL('/', siteUrl).href,
    sameAs: socialLinks.map(({ url }) => url),
  }
}
