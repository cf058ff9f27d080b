import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails, OrderEvent } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import { useOrdersT } from '../messages.generated.ts'
import { Events, NoteForm, NoteText } from './Notes.tsx'
import { OrderCard } from './OrderFacts.tsx'
import { addNote } from './orders.api.ts'

const details = {
  fulfilment: ['inWork', 'sent', 'collected'],
  corrected: ['phone', 'address', 'phone address'],
  mail: [
    'orderConfirmation',
    'orderPlaced',
    'paymentReminder',
    'paymentRefund',
    'orderProgress',
    'orderRefund',
  ],
} as const

const pick = <Known extends string>(known: readonly Known[], text: string): Known | undefined =>
  known.find((each) => each === text)

/** What has happened to an order, the latest first, and what people of the office note about it. */
export function OrderTimeline({ order: { _id: id, events } }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  return (
    <OrderCard as="section">
      <h2>{t('timeline.title')}</h2>
      <NoteForm about={`order:${id}`} save={(note) => addNote(id, note)} />
      <Events aria-label={t('timeline.title')}>
        {events.map((event, index) => (
          <li key={`${event.at} ${index}`}>
            <EventWords event={event} />
            <NoteText note={event} />
          </li>
        ))}
      </Events>
    </OrderCard>
  )
}

function EventWords({ event }: { event: OrderEvent }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { kind, detail, state, amount = 0 } = event
  switch (kind) {
    case 'fulfilment': {
      const step = pick(details.fulfilment, detail)
      return step ? t(`event.fulfilment.${step}`) : detail
    }
    case 'corrected': {
      const part = pick(details.corrected, detail)
      return part ? t(`event.corrected.${part}`) : detail
    }
    case 'refund': {
      const status = pick(['due', 'done', 'failed'], detail)
      const values = { amount: formatAmount(toHundredths(amount), lang) }
      return [t('event.refund', values), status && t(`refund.status.${status}`)]
        .filter(Boolean)
        .join(' · ')
    }
    case 'mail': {
      const mail = pick(details.mail, detail)
      const queued = pick(['pending', 'failed', 'dropped'], state)
      return [mail ? t(`event.mail.${mail}`) : detail, queued && t(`event.mailState.${queued}`)]
        .filter(Boolean)
        .join(' · ')
    }
    default:
      return t(`event.${kind}`)
  }
}
