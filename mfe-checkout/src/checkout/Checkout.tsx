import { calculateTotals } from '@shop/contracts/pricing.ts'
import { profileQuery, useCart } from '@shop/kernel'
import { useLoaderData } from '@shop/router'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useT } from '../messages.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { Billing } from './BillingSection.tsx'
import type { CheckoutData } from './checkout.loader.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { ConfirmOrder } from './ConfirmOrderDialog.tsx'
import type { Billing as BillingFields } from './order.ts'
import { useCheckout } from './useCheckout.ts'

export function Checkout({ userId }: { userId: string }) {
  const t = useT()
  const form = useId()
  const { discount } = useLoaderData<CheckoutData>()
  const profile = useQuery(profileQuery(userId))
  const cartItems = useCart()
  const { submit, submitted, failure } = useCheckout()
  const [toConfirm, setToConfirm] = useState<BillingFields | null>(null)
  // What was sent stays in view until the browser has left, though the cart is empty by then.
  const items = submitted?.items ?? cartItems
  const totals = submitted?.totals ?? calculateTotals(cartItems, discount)

  function confirm() {
    setToConfirm(null)
    if (toConfirm && profile.data) {
      submit({ profile: profile.data, billing: toConfirm, items, totals })
    }
  }

  if (items.length === 0) return <EmptyCart title={t('checkout.emptyCart')} />
  return (
    <Columns>
      <Billing query={profile} form={form} onSubmit={setToConfirm} />
      <CheckoutSummary
        items={items}
        totals={totals}
        form={form}
        ready={profile.data !== undefined}
        submitting={submitted !== null}
        failure={failure}
      />
      <ConfirmOrder
        open={toConfirm !== null}
        onCancel={() => setToConfirm(null)}
        onConfirm={confirm}
      />
    </Columns>
  )
}
