import { cart } from '@shop/kernel/cart'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useUnpaidOrder } from '../checkout/unpaid-order.ts'
import { useT } from '../messages.generated.ts'

/** Leads back to the card page that was left without paying, or puts the lines of that order into the cart again. */
export function UnpaidOrderNotice() {
  const t = useT()
  const order = useUnpaidOrder()
  if (!order || (!order.isOpen && order.items.length === 0)) return null
  const { number, isOpen, items, checkoutUrl } = order

  function restore() {
    cart.restore(items)
    // The focused button disappears.
    document.querySelector('h1')?.focus()
  }

  return (
    <Notice kind="warning" role="status">
      <Stack $row $gap="3" $justify="space-between">
        <span>{t(isOpen ? 'cart.unpaid' : 'cart.notPaid', { number })}</span>
        <Stack $row $gap="3">
          {items.length > 0 && (
            <Button variant="secondary" onClick={restore}>
              {t('cart.restore')}
            </Button>
          )}
          {isOpen && (
            <ButtonLink external href={checkoutUrl}>
              {t('cart.unpaid.pay')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Notice>
  )
}
