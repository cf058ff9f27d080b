import { usePortalUrl } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'

import { useT } from '../messages.generated.ts'
import type { PaymentResult } from './payment.api.ts'
import { Actions, Notices, Polling, Receipt } from './payment.styles.ts'
import { isUndecided } from './payment.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
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

interface PaymentNoticesProps {
  status: string
  confirmed: boolean
  polling: boolean
}

/** Explains the status to the shopper, and says what happens next. */
function PaymentNotices({ status, confirmed, polling }: PaymentNoticesProps) {
  const t = useT()
  const notCharged = status === 'expired' || status === 'cancelled'
  return (
    <Notices>
      {status === 'paid' && confirmed && <p>{t('payment.thanks')}</p>}
      {notCharged && <p>{t('payment.notCharged')}</p>}
      {isUndecided(status) &&
        (polling ? (
          <Polling role="status">
            <Spinner />
            {t('payment.polling')}
          </Polling>
        ) : (
          <Notice kind="warning" role="status">
            {t('payment.pollingEnded')}
          </Notice>
        ))}
      {!confirmed && (
        <Notice kind="warning" role="status">
          {t('payment.notConfirmed')}
        </Notice>
      )}
    </Notices>
  )
}
