import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { useQuery } from '@tanstack/react-query'

import { useSaleT } from '../messages.generated.ts'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductCardSkeleton } from '../products/ProductCardSkeleton.tsx'
import { SALE_PRODUCTS, saleProductsQuery } from './sale.api.ts'
import { SaleSection, SectionIntro } from './sale.styles.ts'
import { findLargestPercentage } from './sale-offer.ts'

/** Products of the shop at their price with the largest discount, if there is one; left out when they cannot be loaded. */
export function SaleProducts() {
  const t = useSaleT()
  const coupon = findLargestPercentage()
  const { data, isPending } = useQuery(saleProductsQuery)
  if (!isPending && !data?.length) return null
  return (
    <SaleSection aria-labelledby="sale-products">
      <div>
        <h2 id="sale-products">
          {coupon ? t('sale.products', { code: coupon.code }) : t('sale.inShop')}
        </h2>
        {coupon && <SectionIntro>{t('sale.productsText', { code: coupon.code })}</SectionIntro>}
      </div>
      <CardGrid $medium={3} aria-labelledby="sale-products">
        {data?.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              priority={false}
              heading="h3"
              {...(coupon && { discountPercent: coupon.percent })}
            />
          </li>
        )) ??
          Array.from({ length: SALE_PRODUCTS }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
      </CardGrid>
    </SaleSection>
  )
}
