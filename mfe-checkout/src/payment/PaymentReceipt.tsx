import { orderPath } from '@shop/contracts/browser/site-paths.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { usePortalUrl } from '@shop/kernel/session'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import type { ButtonVariant } from '@shop/ui/button/button.styles.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Suspense } from 'react'

import { T, useT } from '../messages.generated.ts'
import { OrderProgress } from './OrderProgress.tsx'
import { PaidPictures } from './PaidPictures.tsx'
import type { PaymentResult } from './payment.api.ts'
import { Actions, NextStep, Notices, Polling, Receipt } from './payment.styles.ts'
import { isUndecided, isUnpaid } from './payment.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
import { RepairActions } from './RepairActions.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { StatusHeader } from './StatusHeader.tsx'

const ArrivalSteps = lazyOptional(async () => (await import('./ArrivalSteps.tsx')).ArrivalSteps)

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
  const { session, confirmed } = result
  const { payment_status: status, orderNumber } = session
  const pending = isUndecided(status)
  const isPaid = status === 'paid'
  const question = orderNumber
    ? t('payment.question', { number: orderNumber })
    : t('payment.questionUnnumbered')
  return (
    <Receipt>
      <StatusHeader status={status} />
      {isPaid && <PaidPictures products={session.products} />}
      <PaymentNotices session={session} confirmed={confirmed} polling={polling} />
      {isPaid && orderNumber && (
        <NextStep>
          <OrderLink number={orderNumber} variant="primary" />
        </NextStep>
      )}
      {isPaid && <OrderProgress session={session} />}
      <PaymentSummary session={session} />
      {isPaid && (
        <Suspense fallback={null}>
          <ArrivalSteps />
        </Suspense>
      )}
      <Actions>
        {isUnpaid(status) && <RepairActions session={session} onRejected={onCheckAgain} />}
        {((pending && !polling) || !confirmed) && (
          <Button variant="secondary" busy={checking} onClick={onCheckAgain}>
            {t('payment.checkAgain')}
          </Button>
        )}
        {!isPaid && orderNumber && <OrderLink number={orderNumber} variant="secondary" />}
        <WhatsAppLink text={question} variant="ghost" />
        <ReturnHomeButton
          variant={isUnpaid(status) || (isPaid && orderNumber) ? 'secondary' : 'primary'}
        />
      </Actions>
    </Receipt>
  )
}

/** Leads to the order in the member's account; in the portal, where that has the orders. */
function OrderLink({ number, variant }: { number: string; variant: ButtonVariant }) {
  const t = useT()
  const ordersUrl = usePortalUrl('orders')
  if (getConfig().accountUrl === undefined) {
    return (
      <ButtonLink external href={ordersUrl} variant={variant}>
        {t('payment.orders')}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={orderPath(number)} variant={variant}>
      {t('payment.order')}
    </ButtonLink>
  )
}

interface PaymentNoticesProps {
  session: PaymentSession
  confirmed: boolean
  polling: boolean
}

/** Says of an order what the member's page of it says. */
function PayableNotice({ until }: { until: string }) {
  const t = useT()
  const { lang } = useLanguage()
  const date = formatDay(until, lang, 'medium', SHOP_TIME_ZONE)
  return <p>{t('payment.waiting', { date })}</p>
}

/** Explains the status to the shopper, and says what happens next. */
function PaymentNotices({ session, confirmed, polling }: PaymentNoticesProps) {
  const t = useT()
  const { payment_status: status, payableUntil, receiptEmail } = session
  return (
    <Notices>
      {status === 'paid' && confirmed && (
        <>
          <p>{t('payment.thanks')}</p>
          <p>
            {receiptEmail && (
              <T
                id="payment.receiptSent"
                components={{ 0: <PersonalText /> }}
                values={{ email: receiptEmail }}
              />
            )}{' '}
            {!session.delivery?.expectedOn && <span>{t('payment.next')}</span>}
          </p>
        </>
      )}
      {isUnpaid(status) && !isUndecided(status) && <p>{t('payment.notCharged')}</p>}
      {status === 'refunded' && <p>{t('payment.refunded')}</p>}
      {payableUntil && <PayableNotice until={payableUntil} />}
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
