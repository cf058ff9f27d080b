import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { cart } from '@shop/kernel/cart'
import { safeLocalStorage } from '@shop/kernel/storage'
import { toast } from '@shop/kernel/toast'
import { useNavigate } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { useMutation } from '@tanstack/react-query'

import { createCheckoutAgain } from '../checkout/checkout.api.ts'
import { openCardPage } from '../checkout/open-card-page.ts'
import { readUnpaidOrder } from '../checkout/unpaid-order.ts'
import { toErrorMessage } from '../checkout/useCheckout.ts'
import { useResetOnReturn } from '../checkout/useResetOnReturn.ts'
import { useT } from '../messages.generated.ts'

interface RepairActionsProps {
  session: PaymentSession
  /** Called when the order could not be paid again: it may have changed. */
  onRejected: () => void
}

/** Ways on from a payment that was not made: pay the same order, where the backend can, or change it. */
export function RepairActions({ session, onRejected }: RepairActionsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { mutate, reset, status } = useMutation({
    mutationFn: () => createCheckoutAgain(session.sessionId),
    onSuccess: (checkout) =>
      openCardPage({ ...checkout, number: session.orderNumber ?? '', items: findLines(session) }),
    onError(error) {
      toast.error(toErrorMessage(error), { id: 'checkout' })
      onRejected()
    },
  })

  useResetOnReturn(reset)

  function returnToCart() {
    cart.restore(findLines(session))
    safeLocalStorage.remove(storageKeys.paymentSession)
    void navigate(sitePaths.cart)
  }

  return (
    <>
      {session.payableUntil && (
        <Button busy={status === 'pending' || status === 'success'} onClick={() => mutate()}>
          {t('payment.payNow')}
        </Button>
      )}
      <Button
        variant={session.payableUntil ? 'secondary' : 'primary'}
        disabled={status === 'pending' || status === 'success'}
        onClick={returnToCart}
      >
        {t('payment.backToCart')}
      </Button>
    </>
  )
}

type PaidLine = NonNullable<PaymentSession['products']>[number]

/** The lines of the order as they left the cart of this browser; in another one, as the payment has them. */
function findLines({ sessionId, products = [] }: PaymentSession) {
  const order = readUnpaidOrder()
  if (order?.sessionId === sessionId && order.items.length > 0) return order.items
  return products.map((product) => {
    const { productId: id, unit_amount: price, image = '', pieces: _, ...line } = product
    return {
      ...line,
      ...toSurface(product),
      id,
      price,
      image,
      description: { en: '' },
    }
  })
}

/** What a line of the cart needs to know of the surfaces; of several, an order does not say where they all are. */
function toSurface({ engraving, pieces = 1, places }: PaidLine) {
  const surface = engraving?.surface
  if (!surface) return {}
  if (!places) return { surface: { ...surface, pieces } }
  const { corners: _, ...area } = surface
  const [name, ...names] = places
  const others = names.map((each) => ({ ...area, name: each }))
  return { surface: { ...area, name, others, pieces: pieces / places.length } }
}
