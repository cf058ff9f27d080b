import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'

import { useT } from '../messages.generated.ts'
import { Notices, Polling } from './payment.styles.ts'
import { isUndecided } from './polling.ts'

interface PaymentNoticesProps {
  status: string
  confirmed: boolean
  polling: boolean
}

/** Explains the status to the shopper, and says what happens next. */
export function PaymentNotices({ status, confirmed, polling }: PaymentNoticesProps) {
  const t = useT()
  const notCharged = status === 'expired' || status === 'cancelled'
  return (
    <Notices>
      {status === 'paid' && <p>{t('payment.thanks')}</p>}
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
