import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useUnpaidOrder } from '../checkout/unpaid-order.ts'
import { useT } from '../messages.generated.ts'

/** Leads back to the card page that was left without paying. */
export function UnpaidOrderNotice() {
  const t = useT()
  const order = useUnpaidOrder()
  if (!order) return null
  return (
    <Notice kind="warning" role="status">
      <Stack $row $gap="3" $justify="space-between">
        <span>{t('cart.unpaid', { number: order.number })}</span>
        <ButtonLink external href={order.checkoutUrl}>
          {t('cart.unpaid.pay')}
        </ButtonLink>
      </Stack>
    </Notice>
  )
}
