import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { productsQuery } from '../products/products.api.ts'
import { productQuery } from './product.api.ts'

/** The page is complete without a list that is made of other requests, which are retried already. */
const optional = { meta: { optional: true }, retry: false } as const

/** The first page of a product's category, which a shopper often comes from and goes back to; none without a category. */
async function loadSiblings(client: QueryClient, { categoryId }: Product) {
  if (!categoryId) return []
  const { results } = await client.ensureQueryData({
    ...productsQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }),
    // The server sends only those that are picked.
    meta: { optional: true, htmlOnly: true },
  })
  return results
}

/** Products of the same category, of which the page shows some. @param id as the address has it */
export const relatedQuery = (id: string) =>
  queryOptions({
    ...optional,
    queryKey: ['mfe-catalog', 'related', id],
    queryFn: async ({ client }) => {
      const product = await client.ensureQueryData(productQuery(id))
      return pickFollowing(await loadSiblings(client, product), product._id)
    },
  })

/** What a swatch shows. */
export type FamilyMember = Pick<Product, '_id' | 'title' | 'price' | 'coverImgUrl' | 'details'>

/** The products that are one choice with a product, itself included; none where it is alone. @param id as the address has it */
export const familyQuery = (id: string) =>
  queryOptions({
    ...optional,
    queryKey: ['mfe-catalog', 'family', id],
    queryFn: async ({ client }) => {
      const product = await client.ensureQueryData(productQuery(id))
      const family = product.details?.family
      return family ? pickFamily(await loadSiblings(client, product), family) : []
    },
  })

/** The products of a family, as far as swatches show them; none where there is only one. */
function pickFamily(products: readonly Product[], name: string): FamilyMember[] {
  const family = products.filter(({ details }) => details?.family === name)
  if (family.length < 2) return []
  return family.map(({ _id, title, price, coverImgUrl, details }) => {
    const { others: _, ...surface } = details?.surface ?? { pictures: [] }
    return {
      _id,
      title,
      price,
      coverImgUrl,
      // A swatch shows the surface on the cover.
      ...('finish' in surface && {
        details: { surface: { ...surface, pictures: surface.pictures.slice(0, 1) } },
      }),
    }
  })
}

/** Cards in one row of a large screen. */
export const MAX_MORE_PRODUCTS = 4

/** As many again may have been viewed already. */
const MAX_FOLLOWING = 2 * MAX_MORE_PRODUCTS

/** Those that follow a product in a list, which begins again at its end, so that each product leads on to others. */
export function pickFollowing(products: readonly Product[], id: string): Product[] {
  const index = products.findIndex(({ _id }) => _id === id)
  return [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))].slice(
    0,
    MAX_FOLLOWING,
  )
}

/** The first ones, but those that were viewed already last. */
export function pickUnviewed(
  products: readonly Product[],
  viewedIds: readonly string[],
): Product[] {
  const isViewed = ({ _id }: Product) => Number(viewedIds.includes(_id))
  return [...products].sort((a, b) => isViewed(a) - isViewed(b)).slice(0, MAX_MORE_PRODUCTS)
}
