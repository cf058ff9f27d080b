import { toHundredths } from '@shop/contracts/rules/money.ts'
import { addDelivery, calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { useCart } from '@shop/kernel/cart'
import { getTaxPercent } from '@shop/kernel/config'
import { profileQuery } from '@shop/kernel/session'
import { useLoaderData } from '@shop/router'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { EmptyCart } from '../cart/EmptyCart.tsx'
import { parseAddress, toZone } from '../delivery/address.ts'
import { findOption } from '../delivery/delivery.ts'
import { DeliverySection, DeliverySkeleton } from '../delivery/DeliverySection.tsx'
import { useT } from '../messages.generated.ts'
import { needsNames } from '../names/missing-names.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { useMinimum } from '../order-summary/useMinimum.ts'
import { BillingSection } from './BillingSection.tsx'
import type { CheckoutData } from './checkout.loader.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { Billing } from './order.ts'
import { type PaymentMethod, PaymentSection } from './PaymentSection.tsx'
import { useCheckout } from './useCheckout.ts'

const loadDialog = async () => (await import('./ConfirmOrderDialog.tsx')).ConfirmOrderDialog

export function Checkout({ userId }: { userId: string }) {
  const t = useT()
  const form = useId()
  const { discount } = useLoaderData<CheckoutData>()
  const profile = useQuery(profileQuery(userId))
  const cartItems = useCart()
  const { submit, submitted, errorMessage } = useCheckout()
  const [unconfirmedBilling, setUnconfirmedBilling] = useState<Billing | null>(null)
  const cancel = () => setUnconfirmedBilling(null)
  const { Dialog: ConfirmOrderDialog, isLoading } = useLazyDialog(loadDialog, {
    isOpen: unconfirmedBilling !== null,
    onClose: cancel,
    getFailure: () => t('dialog.unavailable'),
  })
  const [store, setStore] = useState<string | null>(null)
  const [payment, setPayment] = useState<PaymentMethod>('card')
  const [governorate, setGovernorate] = useState<string | null>(null)
  // Once, as the form does: a refetched profile changes nothing.
  if (governorate === null && profile.data) {
    setGovernorate(parseAddress(profile.data.address ?? '').governorate)
  }
  const zone = toZone(governorate ?? '')
  const delivery = submitted?.delivery ?? findOption(store ?? zone)
  // The cart is cleared before the browser has left the page: keep showing the submitted order.
  const items = submitted?.items ?? cartItems
  const totals =
    submitted?.totals ??
    addDelivery(
      calculateTotals(cartItems, getTaxPercent(), discount),
      toHundredths(delivery?.price ?? 0),
    )

  const shortfall = useMinimum(items, totals)
  const obstacle = items.some(needsNames) ? t('name.missing') : shortfall?.text

  function confirm() {
    cancel()
    if (unconfirmedBilling && profile.data) {
      const billing = unconfirmedBilling
      submit({ profile: profile.data, billing, delivery, items, totals, payment })
    }
  }

  if (items.length === 0) return <EmptyCart page="checkout" />
  return (
    <Columns>
      <Stack $gap="5">
        <BillingSection
          query={profile}
          id={form}
          onSubmit={setUnconfirmedBilling}
          governorate={governorate ?? ''}
          onGovernorateChange={setGovernorate}
          needsPhone={delivery !== undefined && delivery.store === undefined}
        />
        {profile.isPending && <DeliverySkeleton />}
        {delivery && profile.data && (
          <DeliverySection
            zone={zone}
            chosen={delivery}
            onChoose={(option) => setStore(option.store ? option.id : null)}
          />
        )}
        {profile.data && <PaymentSection chosen={payment} onChoose={setPayment} />}
      </Stack>
      <CheckoutSummary
        items={items}
        totals={totals}
        form={form}
        formReady={profile.data !== undefined && obstacle === undefined}
        obstacle={obstacle}
        submitting={submitted !== null || isLoading}
        errorMessage={errorMessage}
      />
      {ConfirmOrderDialog && (
        <ConfirmOrderDialog
          billing={unconfirmedBilling}
          items={items}
          delivery={delivery}
          total={totals.total}
          payment={payment}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
    </Columns>
  )
}
