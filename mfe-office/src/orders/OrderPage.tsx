import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { bottomInset } from '@shop/ui/layout/bottom-bar.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, layer, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { useHasDraft } from '../form/useDraft.ts'
import { Columns } from '../layout/Columns.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { CloseOrder } from './CloseOrder.tsx'
import { DueDay } from './DueDay.tsx'
import { FulfilmentForm } from './FulfilmentForm.tsx'
import { MarkPaid } from './MarkPaid.tsx'
import { getDue } from './order-due.ts'
import { hasSlip, isToBePaid } from './order-rules.ts'
import { OrderBuyer } from './OrderBuyer.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { orderQuery } from './orders.api.ts'
import { OrderState } from './OrderState.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { toRefundDraft } from './refund-amount.ts'

// What is read last, and what few orders need, come after the page.
const OrderWhatsApp = lazyOptional(async () => (await import('./OrderWhatsApp.tsx')).OrderWhatsApp)
const OrderTimeline = lazyOptional(async () => (await import('./OrderTimeline.tsx')).OrderTimeline)
const loadRefundForm = async () => (await import('./RefundForm.tsx')).RefundForm

/** One order: what comes next, what it is of, to whom it goes, and what has happened. */
export function OrderPage() {
  const t = useOrdersT()
  return (
    <RecordPage
      title={t('order.title')}
      toTitle={({ number }) => t('order.titleOf', { number: String(number) })}
      above={[{ label: t('orders.title'), to: paths.orders }]}
      query={orderQuery}
    >
      {(order) => <Details order={order} />}
    </RecordPage>
  )
}

const printPath = (id: string) => generatePath(paths['order.print'], { id })

function Details({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const mayRefund = useMay('refunds')
  const refunding = useOnDemand(loadRefundForm, () => t('refund.unavailable'))
  const canRefund = order.refundable > 0
  const hasDraft = useHasDraft(toRefundDraft(order._id))
  const openRefund = useEffectEvent(refunding.open)
  useEffect(() => {
    if (hasDraft) openRefund()
  }, [hasDraft])
  return (
    <OrderColumns>
      <Stack $gap="4">
        <Head order={order} />
        <OrderSteps order={order} />
        <Shortages order={order} />
        <NextStep>
          <FulfilmentForm order={order} />
        </NextStep>
        <OrderItems order={order} />
        <Stack $row $gap="3">
          {hasSlip(order) && (
            <ButtonLink variant="secondary" to={`${printPath(order._id)}?sheet=slip`}>
              {t('order.slip')}
            </ButtonLink>
          )}
          {order.paidAt && (
            <ButtonLink variant="secondary" to={`${printPath(order._id)}?sheet=invoice`}>
              {t('order.invoice')}
            </ButtonLink>
          )}
          {canRefund && mayRefund && (
            <Button
              variant="secondary"
              aria-expanded={refunding.Component !== null}
              onClick={refunding.Component ? refunding.close : refunding.open}
            >
              {t('refund.open')}
            </Button>
          )}
          {isToBePaid(order) && <MarkPaid order={order} />}
          {order.status === 'open' && <CloseOrder order={order} />}
          {order.canCancel && <CancelOrder order={order} />}
        </Stack>
        {canRefund && !mayRefund && <NotAllowed permission="refunds" />}
        {canRefund && mayRefund && refunding.Component && <refunding.Component order={order} />}
      </Stack>
      <Stack $gap="4">
        <OrderBuyer order={order} />
        <Suspense>
          <OrderWhatsApp order={order} />
        </Suspense>
        <OrderPayments order={order} />
        <OrderMessages messages={order.messages} />
      </Stack>
      <Suspense>
        <OrderTimeline order={order} />
      </Suspense>
    </OrderColumns>
  )
}

/** The state of an order, and by which numbers and when it was placed. */
function Head({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { createdAt, invoiceNumber } = order
  return (
    <Stack $row $gap="3">
      <OrderState order={order} />
      {getDue(order, toShopDay(new Date())) && (
        <span>
          {t('order.promised')} <DueDay order={order} />
        </span>
      )}
      <span>
        {t('order.createdAt')} <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>
      </span>
      {invoiceNumber !== null && (
        <span>
          {t('order.invoiceNumber')} <bdi translate="no">{invoiceNumber}</bdi>
        </span>
      )}
    </Stack>
  )
}

/** Says what the stock lacked when the order was paid: its payment came after its reservation had ended. */
function Shortages({ order: { shortages, products } }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  if (shortages.length === 0) return null
  return (
    <Notice kind="warning">
      <p>{t('order.shortages')}</p>
      <ul>
        {shortages.map(({ productId, missing }) => {
          const line = products.find((each) => each.productId === productId)
          return (
            <li key={productId}>
              {formatNumber(missing, lang)} ×{' '}
              {line ? <DataText text={line.title} translate="no" /> : productId}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** What has happened follows below what the order is of; a phone has it last, and room for the bar with the next step. */
const OrderColumns = styled(Columns)`
  ${mediaQuery.laptop} {
    grid-template-rows: auto 1fr;
    & > :nth-child(2) {
      grid-row: span 2;
    }
  }
  ${mediaQuery.phone} {
    padding-block-end: ${space[9]};
  }
`

/** In one row; on a phone, the button and what it has said stay under the thumb. */
const NextStep = styled.div`
  &:empty,
  & form > div:empty {
    display: none;
  }
  ${mediaQuery.tablet} {
    & form {
      flex-flow: row wrap;
      align-items: end;
      gap: ${space[4]};
    }
    & form > :first-child {
      flex: 1 12rem;
      align-self: start;
    }
    & form > [role='alert'] {
      flex-basis: 100%;
    }
  }
  ${mediaQuery.phone} {
    & form > :is(:last-child, [role='alert']) {
      position: fixed;
      inset: auto 0 ${bottomInset};
      z-index: ${layer.sticky};
      padding: ${space[3]} ${space[4]};
      border-block-start: 1px solid ${color.line};
      background: ${color.raised};
    }
    & form > [role='alert'] {
      inset-block-end: calc(${bottomInset} + ${space[9]});
    }
    & form > :last-child > button {
      flex: 1;
    }
  }
`
