import type { Product } from '@shop/contracts/wire/catalog.ts'
import { bestSellersQuery, hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { skipToken, useQuery } from '@tanstack/react-query'

import { ProductRow } from '../boxes/ProductRow.tsx'
import { useT } from '../messages.generated.ts'
import { pickUnviewed, relatedQuery } from '../product/siblings.api.ts'
import { recentlyViewed } from '../product-lists/product-list.store.ts'

/** Products that go with the first one in the cart, else best sellers; what was viewed already comes last. */
export function CartProducts({ productIds }: { productIds: readonly string[] }) {
  const t = useT()
  const viewedIds = recentlyViewed.useIds()
  const [first] = productIds
  const { data = [], isFetched } = useQuery({
    ...relatedQuery(first ?? ''),
    ...(first === undefined && { queryFn: skipToken }),
  })
  const isOther = ({ _id }: Product) => !productIds.includes(_id)
  const related = data.filter(isOther)
  // The product may be the only one of its kind, or not be sold any more.
  const { data: bestSellers = [] } = useQuery({
    ...bestSellersQuery('mfe-catalog'),
    enabled: isFetched && related.length === 0 && hasBestSellers(),
  })
  const others = related.length > 0 ? related : bestSellers.filter(isOther)
  return <ProductRow title={t('product.related')} products={pickUnviewed(others, viewedIds)} />
}
