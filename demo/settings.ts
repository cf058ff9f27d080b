import { readFileSync } from 'node:fs'

const brand = JSON.parse(readFileSync(new URL('brand.json', import.meta.url), 'utf8')) as Record<
  'brandName' | 'socialLinks',
  unknown
>

/** Variables of a site that shows the demonstration: its name, and its pages on other networks. */
export const demoSettings = {
  BRAND_NAME: JSON.stringify(brand.brandName),
  SOCIAL_LINKS: JSON.stringify(brand.socialLinks),
}
