import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'
import { getAvailability } from '@shop/contracts/rules/stock.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'

import { getGalleryPictures } from './gallery.ts'

/** URLs of the pictures, the cover first. */
function getImageUrls(product: Product): string[] {
  const { siteUrl } = getConfig()
  return getGalleryPictures(product).flatMap((src) => {
    const url = parseUrl(parsePictureSources(src)?.src ?? src, siteUrl)
    return url ? [url.href] : []
  })
}

/** URL of the image for link previews, if the product has a picture. */
export function getPreviewImage(product: Product): string | undefined {
  return getImageUrls(product)[0]
}

/** Width and height of the image for link previews in pixels; a picture that comes in several widths is square. */
export function getPreviewSize({ coverImgUrl }: Product): [number, number] | undefined {
  const width = parsePictureSources(coverImgUrl) && /-(\d+)\.webp\?/.exec(coverImgUrl)?.[1]
  return width ? [Number(width), Number(width)] : undefined
}

/** The `Product` of schema.org. One whose pieces are not counted is in stock. @param toUrl see `useSiteUrl` */
export function toStructuredData(
  product: Product,
  lang: Language,
  toUrl: (path: string) => string,
) {
  const url = toUrl(productPath(product._id))
  const isSoldOut = getAvailability(product.stock)?.kind === 'soldOut'
  return {
    '@type': 'Product',
    name: localize(product.title, lang),
    description: localize(product.description, lang),
    image: getImageUrls(product),
    sku: product._id,
    brand: { '@type': 'Brand', name: getConfig().brandName[lang] },
    url,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: product.currency,
      availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
      url,
    },
  }
}
