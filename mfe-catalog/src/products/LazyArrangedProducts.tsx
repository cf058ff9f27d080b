import type { ProductPage } from '@shop/contracts/catalog.ts'
import { componentQuery } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { useQuery } from '@tanstack/react-query'

import { ProductsSkeleton } from './ProductsSkeleton.tsx'

export interface ArrangedProductsProps {
  categoryId: string
  firstPage: ProductPage
}

/** The code of sorting and filtering, which most visitors do not need. */
export const arrangedProductsQuery = componentQuery(
  'mfe-catalog/ArrangedProducts',
  async () => (await import('./filters/ArrangedProducts.tsx')).ArrangedProducts,
)

export function LazyArrangedProducts(props: ArrangedProductsProps) {
  const { data: ArrangedProducts, error, refetch } = useQuery(arrangedProductsQuery)
  if (ArrangedProducts) return <ArrangedProducts {...props} />
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  return <ProductsSkeleton />
}
