import { skipToken, useQuery } from '@tanstack/react-query'

import { ProductRow } from '../boxes/ProductRow.tsx'
import { useT } from '../messages.generated.ts'
import { pickUnviewed, relatedQuery } from '../product/siblings.api.ts'
import { recentlyViewed } from '../product-lists/product-list.store.ts'

/** Products that go with the first one in the cart; what was viewed already comes last. */
export function CartProducts({ productIds }: { productIds: readonly string[] }) {
  const t = useT()
  const viewedIds = recentlyViewed.useIds()
  const [first] = productIds
  const { data = [] } = useQuery({
    ...relatedQuery(first ?? ''),
    ...(first === undefined && { queryFn: skipToken }),
  })
  const others = data.filter(({ _id }) => !productIds.includes(_id))
  return <ProductRow title={t('product.related')} products={pickUnviewed(others, viewedIds)} />
}
