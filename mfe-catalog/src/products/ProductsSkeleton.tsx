import { Loading } from '@shop/ui/feedback/Loading.tsx'

import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'

export function ProductsSkeleton() {
  return (
    <Loading>
      <ProductGrid as="div">
        {Array.from({ length: 8 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </Loading>
  )
}
