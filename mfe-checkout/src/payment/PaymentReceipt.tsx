import { usePortalUrl } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'

import { useT } from '../messages.generated.ts'
import type { PaymentResult } from './payment.api.ts'
import { Actions, Receipt } from './payment.styles.ts'
import { PaymentNotices } from './PaymentNotices.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
import { isUndecided } from './polling.ts'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { StatusHeader } from './StatusHeader.tsx'

interface PaymentReceiptProps {
  result: PaymentResult
  checking: boolean
  /** Whether the page checks again by itself. */
  polling: boolean
  onCheckAgain: () => void
}

export function PaymentReceipt(props: PaymentReceiptProps) {
  const { result, checking, polling, onCheckAgain } = props
  const t = useT()
  const ordersUrl = usePortalUrl('orders')
  const { session, confirmed } = result
  const pending = isUndecided(session.payment_status)
  return (
    <Receipt>
      <StatusHeader status={session.payment_status} />
      <PaymentNotices status={session.payment_status} confirmed={confirmed} polling={polling} />
      <PaymentSummary session={session} />
      <Actions>
        {((pending && !polling) || !confirmed) && (
          <Button variant="secondary" busy={checking} onClick={onCheckAgain}>
            {t('payment.checkAgain')}
          </Button>
        )}
        {session.orderNumber && (
          <ButtonLink external href={ordersUrl} variant="secondary">
            {t('payment.orders')}
          </ButtonLink>
        )}
        <ReturnHomeButton />
      </Actions>
    </Receipt>
  )
}
