import { calculateSubtotal, calculateTotals } from '@shop/contracts/pricing.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useCart, useHydrated } from '@shop/kernel'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'

import { useCoupon } from '../coupon/useCoupon.ts'
import { useT } from '../messages.generated.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { LazySuggestions } from '../suggestions/LazySuggestions.tsx'
import { BeforeLines, CartHeading, WithoutLines } from './cart.styles.ts'
import { CartAnnouncement, type CartChange } from './CartAnnouncement.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartTable } from './CartTable.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LazyCartStorageNotice } from './LazyCartStorageNotice.tsx'
import { MissingProductNotice } from './MissingProductNotice.tsx'

export function CartPage() {
  const t = useT()
  const items = useCart()
  const coupon = useCoupon(calculateSubtotal(items))
  const [change, setChange] = useState<CartChange | null>(null)
  const totals = calculateTotals(items, coupon.discount)
  const hydrated = useHydrated()
  const hasItems = items.length > 0
  return (
    <Container>
      <PageMeta title={t('meta.cart.title')} description={t('meta.cart.description')} noindex />
      <CartHeading>
        <PageHeading
          title={t('cart.title')}
          breadcrumb={[{ label: t('cart.shop'), to: sitePaths.shop }, { label: t('cart.title') }]}
          intro={
            hydrated ? (
              hasItems && t('cart.count', { count: items.length })
            ) : (
              <Skeleton width="10rem" height="1lh" />
            )
          }
        />
      </CartHeading>
      {hydrated && (
        <>
          <LazyCartStorageNotice />
          <MissingProductNotice />
        </>
      )}
      {!hydrated && (
        <BeforeLines>
          <CartSkeleton />
        </BeforeLines>
      )}
      {hydrated && hasItems ? (
        <Columns>
          <CartTable items={items} onChange={setChange} />
          <CartSummary totals={totals} coupon={coupon} />
        </Columns>
      ) : (
        <WithoutLines>
          <EmptyCart title={t('cart.empty.title')} />
        </WithoutLines>
      )}
      <LazySuggestions cartIds={items.map(({ id }) => id)} />
      <CartAnnouncement change={change} total={totals.total} />
    </Container>
  )
}
