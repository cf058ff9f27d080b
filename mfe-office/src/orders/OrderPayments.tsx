import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails, OfficeRefund } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime, formatNumber, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import type { Fact } from '../layout/DefinitionList.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { OrderFacts } from './OrderFacts.tsx'

type Payment = OfficeOrderDetails['payments'][number]

const drivers = ['test', 'stripe', 'thawani', 'cash', 'transfer'] as const
const statuses = ['unpaid', 'paid', 'expired', 'cancelled'] as const

/** How an order was paid, and what was given back of it. */
export function OrderPayments({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { payments, refunds } = order
  return (
    <OrderFacts
      title={t('order.payments')}
      facts={[
        ...payments.map((payment): Fact => [
          <PaymentWords key={payment.sessionId} payment={payment} />,
          '',
        ]),
        ...refunds.map((refund): Fact => [
          <RefundOrigin key={refund._id} refund={refund} order={order} />,
          <Amount key="amount" hundredths={toHundredths(-refund.amount)} />,
        ]),
      ]}
    />
  )
}

function PaymentWords({ payment }: { payment: Payment }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { createdAt, sessionId, refund, dispute } = payment
  const driver = drivers.find((each) => each === payment.driver)
  const status = statuses.find((each) => each === payment.status)
  return (
    <>
      <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>
      {' · '}
      <span>
        {driver ? t(`payment.driver.${driver}`) : <bdi translate="no">{payment.driver}</bdi>}
      </span>
      {' · '}
      <span>{status ? t(`payment.status.${status}`) : payment.status}</span>
      {refund && (
        <>
          {' · '}
          <span>{t(`payment.refund.${refund}`)}</span>
        </>
      )}
      {dispute && (
        <>
          {' · '}
          <strong>{t(`payment.dispute.${dispute}`)}</strong>
        </>
      )}
      {sessionId && (
        <Muted>
          <bdi translate="no">{sessionId}</bdi>
        </Muted>
      )}
    </>
  )
}

/** When a refund was asked for, by whom, for what, and what became of it. */
function RefundOrigin({ refund, order }: { refund: OfficeRefund; order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { createdAt, status, who, items, reason, creditNote } = refund
  const titles = items.map(({ productId, quantity }) => {
    const line = order.products.find((each) => each.productId === productId)
    return `${formatNumber(quantity, lang)} × ${line ? localize(line.title, lang) : productId}`
  })
  return (
    <>
      <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>
      {' · '}
      <span>{t(`refund.status.${status}`)}</span>
      {' · '}
      {who ? <PersonalText>{who}</PersonalText> : <span>{t('refund.atProvider')}</span>}
      {titles.length > 0 && <Muted translate="no">{titles.join(' · ')}</Muted>}
      {creditNote && (
        <Muted>
          <Link
            to={`${generatePath(paths['order.print'], { id: order._id })}?refund=${encodeURIComponent(refund._id)}`}
          >
            {t('refund.creditNote', { number: String(creditNote.number) })}
          </Link>
        </Muted>
      )}
      {reason && (
        <Muted>
          <PersonalText>{reason}</PersonalText>
        </Muted>
      )}
    </>
  )
}
