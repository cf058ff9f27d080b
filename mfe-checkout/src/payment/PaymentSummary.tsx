import { CURRENCY, toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateSubtotal } from '@shop/contracts/rules/pricing.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { formatDateTime, formatDecimal } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { type ReactNode, useId } from 'react'

import { useAgreedDelivery } from '../delivery/delivery.ts'
import { useT } from '../messages.generated.ts'
import { EngravingText } from '../order-summary/EngravingText.tsx'
import { LineList } from '../order-summary/LineList.tsx'
import { AmountRows, Rows, Section } from './payment.styles.ts'
import { getDiscount, isUnpaid } from './payment.ts'
import { SessionId } from './SessionId.tsx'

/** Shown in place of what the response does not tell. */
const PLACEHOLDER = '--'

type SummaryRow = [term: string, value: ReactNode]

export function PaymentSummary({ session }: { session: PaymentSession }) {
  const t = useT()
  const { lang } = useLanguage()
  const titleId = useId()
  const { orderNumber, products = [], orderSummary, payment_status: status, delivery } = session
  const describe = useAgreedDelivery()
  const discount = getDiscount(orderSummary)
  const time = formatDateTime(session.createdAt, lang) || PLACEHOLDER
  const facts: SummaryRow[] = [
    ...(isUnpaid(status) ? [] : [[t('payment.time'), time] as SummaryRow]),
    [t('payment.sessionId'), <SessionId key="id" id={session.sessionId} />],
  ]
  if (orderNumber) {
    facts.unshift([
      t('payment.orderNumber'),
      <bdi key="number" translate="no">
        {orderNumber}
      </bdi>,
    ])
  }
  if (delivery) facts.push([t('delivery.title'), describe(delivery)])
  const amount = (hundredths: number) => <PaymentAmount hundredths={hundredths} />
  const sum = (omr: number | undefined) =>
    omr === undefined ? PLACEHOLDER : amount(toHundredths(omr))
  const amounts: SummaryRow[] = [
    [t('payment.subtotal'), sum(orderSummary.subTotal)],
    [t('payment.tax'), sum(orderSummary.tax)],
    ...(discount > 0 ? [[t('totals.discount'), amount(discount)] as SummaryRow] : []),
    ...(orderSummary.delivery
      ? [[t('totals.delivery'), sum(orderSummary.delivery)] as SummaryRow]
      : []),
    [t('payment.total'), sum(orderSummary.total)],
  ]
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('payment.summary')}</h2>
      <Rows>{facts.map(renderRow)}</Rows>
      {products.length > 0 && (
        <LineList
          label={t(isUnpaid(status) ? 'payment.ordered' : 'payment.items')}
          lines={products.map(({ productId, title, unit_amount: price, quantity, ...line }) => ({
            id: productId,
            picture: line.image && (
              <EngravedPicture engraving={line.engraving}>
                <Picture src={line.image} alt="" width={1} height={1} sizes="4rem" />
              </EngravedPicture>
            ),
            title: <DataText text={title} translate="no" />,
            note: <EngravingText line={{ ...line, quantity }} />,
            quantity,
            amount: amount(calculateSubtotal([{ price, quantity }])),
          }))}
        />
      )}
      <AmountRows>{amounts.map(renderRow)}</AmountRows>
    </Section>
  )
}

function renderRow([term, value]: SummaryRow) {
  return (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** An amount as the payment result prefixes it in English: `(OMR) 1.05`. @param props.hundredths of OMR */
function PaymentAmount({ hundredths }: { hundredths: number }) {
  const { lang } = useLanguage()
  if (lang !== 'en') return <Amount hundredths={hundredths} />
  return <bdi translate="no">{`(${CURRENCY}) ${formatDecimal(hundredths, lang)}`}</bdi>
}
