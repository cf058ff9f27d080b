import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'

import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

export function ProductsSkeleton() {
  return (
    <Loading>
      <CardGrid $medium={3} as="div">
        {Array.from({ length: 8 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </CardGrid>
    </Loading>
  )
}
