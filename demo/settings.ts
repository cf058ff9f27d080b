import { readFileSync } from 'node:fs'

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const brand = readJson('brand.json') as Record<'brandName' | 'socialLinks', unknown>

/** Variables of the demonstration: its name, its pages on other networks, and how its orders get to their buyers. */
export const demoSettings = {
  BRAND_NAME: JSON.stringify(brand.brandName),
  SOCIAL_LINKS: JSON.stringify(brand.socialLinks),
  DELIVERY: JSON.stringify(readJson('delivery.json')),
}
