import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { queryOptions } from '@tanstack/react-query'

import { productsQuery } from '../../products/products.api.ts'
import { productQuery } from '../product.api.ts'

/** What a swatch shows. */
export type FamilyMember = Pick<Product, '_id' | 'title' | 'price' | 'coverImgUrl' | 'details'>

/**
 * The products that are one choice with a product, itself included; none where it is alone.
 * @param id the product's in the address
 */
export const familyQuery = (id: string) =>
  queryOptions({
    queryKey: ['mfe-catalog', 'family', id],
    queryFn: async ({ client }) => {
      const product = await client.ensureQueryData(productQuery(id))
      if (!product.details?.family || !product.categoryId) return []
      const { results } = await client.ensureQueryData({
        // The same page as the category's, of which related products are picked, too.
        ...productsQuery(product.categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }),
        meta: { optional: true, htmlOnly: true },
      })
      return pickFamily(results, product)
    },
    meta: { optional: true },
    retry: false,
  })

/** Those of a list that belong to a product's family, as far as swatches show them; none where it is alone. */
function pickFamily(products: readonly Product[], { details }: Product): FamilyMember[] {
  const family = products.filter((product) => product.details?.family === details?.family)
  if (!details?.family || family.length < 2) return []
  return family.map(({ _id, title, price, coverImgUrl, details }) => ({
    _id,
    title,
    price,
    coverImgUrl,
    // Where the surface is on the cover, of which the swatch shows it.
    ...(details?.surface && {
      details: { surface: { ...details.surface, pictures: details.surface.pictures.slice(0, 1) } },
    }),
  }))
}
