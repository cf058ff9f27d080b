import { productPath } from '@shop/contracts/browser/site-paths.ts'
import {
  type DeliverySettings,
  getDomesticDelivery,
  RETURN_DAYS,
} from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'
import { getPriceTax } from '@shop/contracts/rules/pricing.ts'
import { getAvailability } from '@shop/contracts/rules/stock.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'
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

const COUNTRY = 'OM'

const atMost = (days: number) => ({
  '@type': 'QuantitativeValue',
  minValue: 0,
  maxValue: days,
  unitCode: 'DAY',
})

/** The price as the page shows it; that of the order is the cart's. */
function toPrice({ price, currency }: Product) {
  const tax = getPriceTax(getConfig())
  const shown = {
    price: fromHundredths(toShownPrice(price)).toFixed(2),
    priceCurrency: currency,
  }
  return {
    ...shown,
    ...(tax && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...shown,
        valueAddedTaxIncluded: tax.isIncluded,
      },
    }),
  }
}

function toShippingDetails(delivery: DeliverySettings, currency: string) {
  const way = getDomesticDelivery(delivery)
  return (
    way && {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      shippingRate: { '@type': 'MonetaryAmount', value: way.price.toFixed(2), currency },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: atMost(delivery.dispatchDays),
        ...(way.days !== undefined && { transitTime: atMost(way.days) }),
      },
    }
  )
}

const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
}

/** The `Product` of schema.org. One whose pieces are not counted is in stock. @param toUrl see `useSiteUrl` */
export function toStructuredData(
  product: Product,
  lang: Language,
  toUrl: (path: string) => string,
) {
  const url = toUrl(productPath(product._id))
  const { brandName, delivery } = getConfig()
  const isSoldOut = getAvailability(product.stock)?.kind === 'soldOut'
  return {
    '@type': 'Product',
    name: localize(product.title, lang),
    description: localize(product.description, lang),
    image: getImageUrls(product),
    sku: product._id,
    brand: { '@type': 'Brand', name: brandName[lang] },
    url,
    offers: {
      '@type': 'Offer',
      ...toPrice(product),
      availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
      url,
      ...(delivery && { shippingDetails: toShippingDetails(delivery, product.currency) }),
      hasMerchantReturnPolicy: returnPolicy,
    },
  }
}
