import type { Product } from '@shop/contracts/catalog.ts'
import { productPath } from '@shop/contracts/site-paths.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig, type Language } from '@shop/kernel'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'

import { galleryOf } from './gallery.ts'

const plainAddress = (address: string) => parsePictureSources(address)?.src ?? address

/** Address of the one file that stands for a product in previews. */
export function pictureOf({ coverImgUrl }: Product): string {
  return plainAddress(coverImgUrl)
}

/** A product as search engines want to know it. Everything that the shop lists can be ordered. */
export function productData(product: Product, lang: Language) {
  const { siteUrl } = getConfig()
  const url = new URL(productPath(product._id), siteUrl).href
  return {
    '@type': 'Product',
    name: localize(product.title, lang),
    description: localize(product.description, lang),
    image: galleryOf(product).map((address) => new URL(plainAddress(address), siteUrl).href),
    sku: product._id,
    url,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: product.currency,
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}
