import { calculateTotals } from '@shop/contracts/pricing.ts'
import { useCart } from '@shop/kernel/cart'
import { profileQuery } from '@shop/kernel/session'
import { useLoaderData } from '@shop/router'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { EmptyCart } from '../cart/EmptyCart.tsx'
import { Columns } from '../order-summary/summary.styles.ts'
import type { ProfileFields } from '../profile/profile.ts'
import { BillingSection } from './BillingSection.tsx'
import type { CheckoutData } from './checkout.loader.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx'
import { useCheckout } from './useCheckout.ts'

export function Checkout({ userId }: { userId: string }) {
  const form = useId()
  const { discount } = useLoaderData<CheckoutData>()
  const profile = useQuery(profileQuery(userId))
  const cartItems = useCart()
  const { submit, submitted, errorMessage } = useCheckout()
  const [unconfirmedBilling, setUnconfirmedBilling] = useState<ProfileFields | null>(null)
  // The cart is cleared before the browser has left the page: keep showing the submitted order.
  const items = submitted?.items ?? cartItems
  const totals = submitted?.totals ?? calculateTotals(cartItems, discount)

  function confirm() {
    setUnconfirmedBilling(null)
    if (unconfirmedBilling && profile.data) {
      submit({ profile: profile.data, billing: unconfirmedBilling, items, totals })
    }
  }

  if (items.length === 0) return <EmptyCart page="checkout" />
  return (
    <Columns>
      <BillingSection query={profile} id={form} onSubmit={setUnconfirmedBilling} />
      <CheckoutSummary
        items={items}
        totals={totals}
        form={form}
        formReady={profile.data !== undefined}
        submitting={submitted !== null}
        errorMessage={errorMessage}
      />
      <ConfirmOrderDialog
        billing={unconfirmedBilling}
        total={totals.total}
        onCancel={() => setUnconfirmedBilling(null)}
        onConfirm={confirm}
      />
    </Columns>
  )
}
