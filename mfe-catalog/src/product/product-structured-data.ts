import type { Product } from '@shop/contracts/catalog.ts'
import { productPath } from '@shop/contracts/site-paths.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig, type Language } from '@shop/kernel'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'

import { getGalleryPictures } from './gallery.ts'

const toImageUrl = (src: string) => parsePictureSources(src)?.src ?? src

/** URL of the image for link previews. */
export function getPreviewImage({ coverImgUrl }: Product): string {
  return toImageUrl(coverImgUrl)
}

/** The `Product` of schema.org. Every listed product is in stock. */
export function toStructuredData(product: Product, lang: Language) {
  const { siteUrl } = getConfig()
  const url = new URL(productPath(product._id), siteUrl).href
  return {
    '@type': 'Product',
    name: localize(product.title, lang),
    description: localize(product.description, lang),
    image: getGalleryPictures(product).map((src) => new URL(toImageUrl(src), siteUrl).href),
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
