import type { Product } from '@shop/contracts/catalog.ts'

import { useT } from '../messages.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

/** Cards whose pictures a large screen shows at once. */
export const FIRST_ROW = 4

export function ShortList({ products }: { products: readonly Product[] }) {
  const t = useT()
  return (
    <ProductGrid aria-label={t('products.list')}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ProductGrid>
  )
}
