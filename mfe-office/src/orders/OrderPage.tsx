import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails, OfficeRefund } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime, formatNumber, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import type { Fact } from '../layout/DefinitionList.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { CloseOrder } from './CloseOrder.tsx'
import { FulfilmentForm } from './FulfilmentForm.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import { orderQuery } from './orders.api.ts'
import { PieceTexts, SingleText } from './PieceTexts.tsx'
import { RefundForm } from './RefundForm.tsx'

/** One order: what, to whom, and how it was paid. */
export function OrderPage() {
  const t = useOrdersT()
  return (
    <RecordPage
      title={t('order.title')}
      above={[{ label: t('orders.title'), to: paths.orders }]}
      query={orderQuery}
    >
      {(order) => <Details order={order} />}
    </RecordPage>
  )
}

const printPath = (id: string) => generatePath(paths['order.print'], { id })

const toAmount = (omr: number) => <Amount hundredths={toHundredths(omr)} />

function Details({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const mayRefund = useMay('refunds')
  const { buyerName, buyerEmail, buyerPhone, buyerAddress, couponCode, createdAt } = order
  const { subTotal, tax, discount, delivery = 0 } = order.orderSummary
  const { carrier, trackingNumber, refunded, refundable } = order
  return (
    <>
      <Shortages order={order} />
      {order.paidAt && (
        <Stack $row $gap="3">
          <ButtonLink variant="secondary" to={`${printPath(order._id)}?sheet=slip`}>
            {t('order.slip')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`${printPath(order._id)}?sheet=invoice`}>
            {t('order.invoice')}
          </ButtonLink>
        </Stack>
      )}
      <FulfilmentForm order={order} />
      {order.status === 'open' && <CloseOrder order={order} />}
      <OrderFacts
        title={t('order.what')}
        facts={[
          [t('order.number'), <bdi key="number">{order.number}</bdi>],
          ...(order.invoiceNumber !== null
            ? [[t('order.invoiceNumber'), <bdi key="own">{order.invoiceNumber}</bdi>] as Fact]
            : []),
          [
            t('order.createdAt'),
            <Time key="time" dateTime={createdAt}>
              {formatDateTime(createdAt, lang)}
            </Time>,
          ],
          [t('order.status'), t(`order.status.${order.state ?? order.status}`)],
          ...(carrier
            ? [
                [
                  t('order.carrier'),
                  <PersonalText key="carrier">
                    {[carrier, trackingNumber].filter(Boolean).join(' · ')}
                  </PersonalText>,
                ] as Fact,
              ]
            : []),
          ...order.products.map((line): Fact => [
            <OrderedLine key={line.productId} line={line} />,
            toAmount(line.unit_amount * line.quantity),
          ]),
          [t('order.subtotal'), toAmount(subTotal)],
          [t('order.tax'), toAmount(tax)],
          [
            couponCode ? t('order.discountBy', { code: couponCode }) : t('order.discount'),
            toAmount(discount),
          ],
          ...(order.delivery ? [[t('order.delivery'), toAmount(delivery)] as Fact] : []),
          [t('order.total'), toAmount(order.total)],
          ...(refunded > 0 ? [[t('order.refunded'), toAmount(refunded)] as Fact] : []),
        ]}
      />
      <OrderFacts
        title={t('order.who')}
        facts={[
          [t('order.name'), <PersonalText key="name">{buyerName}</PersonalText>],
          [t('order.buyer'), <PersonalText key="email">{buyerEmail}</PersonalText>],
          [t('order.phone'), <PersonalText key="phone">{buyerPhone}</PersonalText>],
          [t('order.address'), <PersonalText key="address">{buyerAddress}</PersonalText>],
          ...(order.delivery?.store
            ? [[t('order.collected'), localize(order.delivery.store, lang)] as Fact]
            : []),
        ]}
      />
      <OrderMessages messages={order.messages} />
      <OrderFacts
        title={t('order.payments')}
        facts={order.payments.map((payment) => [
          <Time key={payment.sessionId} dateTime={payment.createdAt}>
            {formatDateTime(payment.createdAt, lang)}
          </Time>,
          <bdi key={payment.sessionId} translate="no">
            {[payment.driver, payment.status, payment.sessionId].filter(Boolean).join(' · ')}
          </bdi>,
        ])}
      />
      {order.refunds.length > 0 && (
        <OrderFacts
          title={t('refund.list')}
          facts={order.refunds.map((refund) => [
            <RefundOrigin key={refund._id} refund={refund} />,
            toAmount(refund.amount),
          ])}
        />
      )}
      {refundable > 0 &&
        (mayRefund ? <RefundForm order={order} /> : <NotAllowed permission="refunds" />)}
    </>
  )
}

/** When a refund was asked for, by whom, and what became of it. */
function RefundOrigin({ refund }: { refund: OfficeRefund }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { createdAt, status, who } = refund
  return (
    <>
      <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>
      {' · '}
      <span>{t(`refund.status.${status}`)}</span>
      {' · '}
      {who ? <PersonalText>{who}</PersonalText> : <span>{t('refund.atProvider')}</span>}
    </>
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

/** A product with what is to be put on its pieces; the picture shows the first text. */
function OrderedLine({ line }: { line: OfficeOrderDetails['products'][number] }) {
  const { lang } = useLanguage()
  const { title, quantity, image, engraving } = line
  return (
    <>
      <Line>
        {image && (
          <EngravedPicture engraving={engraving}>
            <Picture src={image} alt="" width={1} height={1} sizes="8rem" />
          </EngravedPicture>
        )}
        <div>
          {formatNumber(quantity, lang)} × <DataText text={title} translate="no" />
          <SingleText line={line} />
        </div>
      </Line>
      <PieceTexts line={line} />
    </>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  & > :first-child:not(:last-child) {
    inline-size: 8rem;
    border-radius: ${radius.m};
  }
`
