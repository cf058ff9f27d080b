import { toHundredths } from '@shop/contracts/rules/money.ts'
import {
  type OfficeOrderDetails,
  type OrderEvent,
  orderNoteSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { formatAmount, formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useOrdersT } from '../messages.generated.ts'
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
      <NoteForm orderId={id} />
      <Events aria-label={t('timeline.title')}>
        {events.map((event, index) => (
          <li key={`${event.at} ${index}`}>
            <Happening event={event} />
          </li>
        ))}
      </Events>
    </OrderCard>
  )
}

function Happening({ event }: { event: OrderEvent }) {
  const { lang } = useLanguage()
  const { at, who, text } = event
  return (
    <>
      <EventWords event={event} />
      {text && <PersonalText multiline>{text}</PersonalText>}
      <Muted>
        <Time dateTime={at}>{formatDateTime(at, lang)}</Time>
        {who && (
          <>
            {' · '}
            <PersonalText>{who}</PersonalText>
          </>
        )}
      </Muted>
    </>
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

function NoteForm({ orderId }: { orderId: string }) {
  const t = useOrdersT()
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { text: '' } })
  // Kept until the note is known to be stored: sending it again is no second one.
  const [id, setId] = useState(createKey)
  return (
    <Bare>
      <RecordForm
        form={form}
        schema={orderNoteSchema}
        toChange={({ text }) => ({ id, text })}
        version={undefined}
        save={(note) => addNote(orderId, note)}
        onSaved={() => {
          setId(createKey())
          form.reset({ text: '' })
        }}
        submit={t('note.submit')}
      >
        <FormField
          form={form}
          name="text"
          label={t('note.label')}
          kind="textarea"
          rows={2}
          maxLength={1000}
          rules={{ missing: isFilled }}
          errorText={errorText}
        />
      </RecordForm>
    </Bare>
  )
}

/** A form within a card. */
const Bare = styled.div`
  margin-block: ${space[3]};
  & > * {
    padding: 0;
    border: 0;
  }
  & form {
    gap: ${space[3]};
  }
`

const Events = styled.ol`
  display: grid;
  gap: ${space[3]};
  font-size: ${font.s};
  & > li {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.line};
  }
`
