import type { Product } from '@shop/contracts/wire/catalog.ts'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'

import { useT } from '../messages.generated.ts'
import { ProductCard } from './ProductCard.tsx'

/** Cards in the first row of a large screen, whose pictures load eagerly. */
export const PRIORITY_CARDS = 4

/** Shorter lists are rendered whole, so that the browser's find-in-page works. */
export const MAX_WHOLE_PRODUCTS = 48

export function ProductGrid({ products }: { products: readonly Product[] }) {
  const t = useT()
  return (
    <CardGrid $medium={3} aria-label={t('products.list')}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} priority={index < PRIORITY_CARDS} />
        </li>
      ))}
    </CardGrid>
  )
}
