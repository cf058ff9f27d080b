import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { formatAmount, formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Card } from '@shop/ui/card/Card.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAgreedDelivery } from '../../delivery/delivery.ts'
import { useAccountT, useT } from '../../messages.generated.ts'
import { Buyer } from './Buyer.tsx'

/** Payment, buyer and address of a member's order. */
export function OrderFacts({ order }: { order: MemberOrder }) {
  const t = useAccountT()
  const tShop = useT()
  const describeDelivery = useAgreedDelivery()
  const facts: [term: string, value: ReactNode][] = [
    [t('order.payment'), <Payment key="payment" order={order} />],
    ...(order.delivery
      ? [[tShop('delivery.title'), describeDelivery(order.delivery)] as [string, ReactNode]]
      : []),
    ...(order.carrier
      ? [[t('order.shipment'), <Shipment key="shipment" order={order} />] as [string, ReactNode]]
      : []),
    [t('order.buyer'), <Buyer key="buyer" buyer={order.buyer} />],
  ]
  return (
    <Card>
      <List>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

/** When an order was sent, and by which number its carrier knows it. */
function Shipment({ order: { carrier, trackingNumber, fulfilledAt } }: { order: MemberOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <>
      <PersonalText>{[carrier, trackingNumber].filter(Boolean).join(' · ')}</PersonalText>
      {fulfilledAt && <p>{t('order.sentOn', { time: formatDateTime(fulfilledAt, lang) })}</p>}
    </>
  )
}

function Payment({ order }: { order: MemberOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const { refunded = 0 } = order
  return (
    <>
      {useDescription(order)}
      {(order.refund === 'due' || order.refund === 'done') && (
        <Refund>{t(`order.refund.${order.refund}`)}</Refund>
      )}
      {refunded > 0 && (
        <Refund>
          {t('order.refunded', { amount: formatAmount(toHundredths(refunded), lang) })}
        </Refund>
      )}
    </>
  )
}

function useDescription({ paidAt, cancelledAt, lastPayment }: MemberOrder): string {
  const t = useAccountT()
  const { lang } = useLanguage()
  if (paidAt) return t('order.paidOn', { time: formatDateTime(paidAt, lang) })
  if (cancelledAt) return t('order.cancelledOn', { time: formatDateTime(cancelledAt, lang) })
  if (lastPayment === 'cancelled') return t('order.paymentCancelled')
  return lastPayment === 'expired' ? t('order.paymentExpired') : t('order.notPaid')
}

const List = styled.dl`
  display: grid;
  gap: ${space[4]};
  & > div > dt {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > div > dd {
    overflow-wrap: anywhere;
  }
`

const Refund = styled.p`
  color: ${color.muted};
`
