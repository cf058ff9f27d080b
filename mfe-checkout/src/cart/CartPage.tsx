import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { calculateSubtotal, calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { useCart } from '@shop/kernel/cart'
import { getTaxPercent } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { Slot } from '@shop/kernel/slots'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'

import { useCoupon } from '../coupon/useCoupon.ts'
import { useT } from '../messages.generated.ts'
import { needsNames } from '../names/missing-names.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { useMinimum } from '../order-summary/useMinimum.ts'
import type { Slots } from '../slots.ts'
import { isTooMany, useCartStock } from '../stock/useCartStock.ts'
import { BeforeLines, CartHeading, Lines, WithoutLines } from './cart.styles.ts'
import { CartAnnouncement, type CartChange } from './CartAnnouncement.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartTable } from './CartTable.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { ProductFromAddress } from './ProductFromAddress.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { StorageNotice } from './StorageNotice.tsx'

export function CartPage() {
  const t = useT()
  const items = useCart()
  const coupon = useCoupon(calculateSubtotal(items))
  const [change, setChange] = useState<CartChange | null>(null)
  const totals = calculateTotals(items, getTaxPercent(), coupon.discount)
  const hydrated = useHydrated()
  const stock = useCartStock(items)
  const shortfall = useMinimum(items, totals)
  const hasItems = items.length > 0
  const lastRemoved = change?.removed
  const removed = items.some(({ id }) => id === lastRemoved?.id) ? undefined : lastRemoved
  const context = { productIds: items.map(({ id }) => id) }
  const below = <Slot<Slots> name="cart.below" context={context} />
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
          <StorageNotice />
          <ProductFromAddress />
        </>
      )}
      {!hydrated && (
        <BeforeLines>
          <CartSkeleton />
        </BeforeLines>
      )}
      {hydrated && hasItems ? (
        <Columns>
          <Lines>
            <CartTable items={items} stock={stock} onChange={setChange} />
            {removed && <RemovedNotice item={removed} />}
          </Lines>
          <CartSummary
            totals={totals}
            coupon={coupon}
            unnamed={items.find(needsNames)}
            hasEnough={!items.some((item) => isTooMany(item, stock))}
            shortfall={shortfall}
          />
        </Columns>
      ) : (
        <WithoutLines>
          {removed && <RemovedNotice item={removed} />}
          <EmptyCart page="cart" />
          <Slot<Slots> name="cart.empty" context={{}} />
        </WithoutLines>
      )}
      {hydrated ? hasItems && below : <BeforeLines>{below}</BeforeLines>}
      <CartAnnouncement change={change} total={totals.total} />
    </Container>
  )
}
