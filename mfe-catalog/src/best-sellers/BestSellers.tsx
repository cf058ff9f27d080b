import { bestSellersQuery } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { useQuery } from '@tanstack/react-query'

import { ProductRow } from '../boxes/ProductRow.tsx'
import { useT } from '../messages.generated.ts'

/** What sells best, for pages that lead on to nothing else. */
export function BestSellers() {
  const t = useT()
  const { data } = useQuery(bestSellersQuery('mfe-catalog'))
  return <ProductRow title={t('bestSellers.title')} products={data} />
}
