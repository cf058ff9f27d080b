import { toHundredths } from '@shop/contracts/money.ts'
import type { PaymentSession } from '@shop/contracts/order.ts'
import { formatDateTime, formatDecimal } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { type ReactNode, useId } from 'react'

import { useT } from '../messages.ts'
import { Rows, Section } from './payment.styles.ts'
import { SessionId } from './SessionId.tsx'

export function PaymentSummary({ session }: { session: PaymentSession }) {
  const t = useT()
  const { lang } = useLanguage()
  const titleId = useId()
  const { subTotal, tax, total } = session.orderSummary
  const omr = (amount: number) => (
    <bdi translate="no">{`(OMR) ${formatDecimal(toHundredths(amount), lang)}`}</bdi>
  )
  const rows: [name: string, value: ReactNode][] = [
    [t('payment.time'), formatDateTime(session.createdAt, lang)],
    [t('payment.sessionId'), <SessionId key="id" id={session.sessionId} />],
    [t('payment.subtotal'), omr(subTotal)],
    [t('payment.tax'), omr(tax)],
    [t('payment.total'), omr(total)],
  ]
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('payment.summary')}</h2>
      <Rows>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Section>
  )
}
