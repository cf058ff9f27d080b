import { deliveryZones } from '@shop/contracts/rules/delivery.ts'
import { type OfficeOrderDetails, orderContactSchema } from '@shop/contracts/wire/office-orders.ts'
import { formatDay, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { useClaimedRole } from '../access/useMay.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { useHasDraft } from '../form/useDraft.ts'
import { useErrorText } from '../form/useErrorText.ts'
import type { Fact } from '../layout/DefinitionList.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { Address, Email, Phone } from './Contact.tsx'
import { CopyForCourier } from './CopyForCourier.tsx'
import { getDue } from './order-due.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { correctContact, orderQuery } from './orders.api.ts'

/** Who bought an order, how they are reached, and where and by when it goes; phone and address can be corrected. */
export function OrderBuyer({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const draft = `contact:${order._id}`
  const [isCorrecting, setIsCorrecting] = useState(useHasDraft(draft))
  const { buyerEmail, buyerPhone, buyerAddress, delivery, deliveryId, carrier } = order
  const zone = deliveryZones.find((each) => each === deliveryId)
  const facts: Fact[] = [
    [t('order.name'), <BuyerName key="name" order={order} />],
    [
      t('order.phone'),
      <Phone
        key="phone"
        phone={buyerPhone}
        message={t('order.titleOf', { number: String(order.number) })}
      />,
    ],
    [t('order.buyer'), <Email key="email" email={buyerEmail} />],
    [t('order.address'), <Address key="address" address={buyerAddress} />],
    ...(delivery?.store ? [[t('order.collected'), localize(delivery.store, lang)] as Fact] : []),
    ...(zone ? [[t('order.zone'), t(`order.zone.${zone}`)] as Fact] : []),
    // Of one in hand, it is beside the state.
    ...(delivery?.expectedOn && !getDue(order, delivery.expectedOn)
      ? [[t('order.promised'), formatDay(delivery.expectedOn, lang)] as Fact]
      : []),
    ...(carrier
      ? [
          [
            t('order.carrier'),
            <PersonalText key="carrier">
              {[carrier, order.trackingNumber].filter(Boolean).join(' · ')}
            </PersonalText>,
          ] as Fact,
        ]
      : []),
  ]
  if (isCorrecting) {
    return <ContactForm order={order} draft={draft} onDone={() => setIsCorrecting(false)} />
  }
  return (
    <OrderFacts
      title={t('order.who')}
      facts={facts}
      actions={
        <Tools>
          {order.canCorrect && (
            <Button variant="secondary" onClick={() => setIsCorrecting(true)}>
              {t('contact.open')}
            </Button>
          )}
          {delivery?.store === undefined && <CopyForCourier order={order} />}
        </Tools>
      }
    />
  )
}

const Tools = styled(Stack).attrs({ $row: true, $gap: '2' })`
  margin-block-start: ${space[3]};
`

/** The name, for owners with a link to what else the buyer has ordered. */
function BuyerName({ order: { buyerId, buyerName } }: { order: OfficeOrderDetails }) {
  const isOwner = useClaimedRole() === 'owner'
  const name = <PersonalText>{buyerName}</PersonalText>
  if (!isOwner || buyerId === undefined || buyerName === '') return name
  return <Link to={generatePath(paths.member, { id: buyerId })}>{name}</Link>
}

interface ContactFormProps {
  order: OfficeOrderDetails
  draft: string
  onDone: () => void
}

function ContactForm({ order, draft, onDone }: ContactFormProps) {
  const t = useOrdersT()
  const client = useQueryClient()
  const errorText = useErrorText()
  const { _id: id, buyerPhone, buyerAddress, version } = order
  const form = useForm({ defaultValues: { buyerPhone, buyerAddress }, mode: 'onTouched' })

  function cancel() {
    form.reset()
    onDone()
  }

  return (
    <RecordForm
      form={form}
      schema={orderContactSchema}
      toChange={(values) => values}
      draft={draft}
      version={version}
      save={(change) => correctContact(id, change)}
      onSaved={onDone}
      reload={async () => (await client.fetchQuery(orderQuery(id))).version}
    >
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.hint')}</p>
      <FormField
        form={form}
        name="buyerPhone"
        label={t('order.phone')}
        inputMode="tel"
        dir="ltr"
        maxLength={40}
        errorText={errorText}
      />
      <FormField
        form={form}
        name="buyerAddress"
        label={t('order.address')}
        kind="textarea"
        rows={3}
        maxLength={500}
        rules={{ missing: isFilled }}
        errorText={errorText}
      />
      <Button variant="secondary" onClick={cancel}>
        {t('contact.cancel')}
      </Button>
    </RecordForm>
  )
}
