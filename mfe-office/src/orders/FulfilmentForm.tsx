import {
  type Fulfilment,
  fulfilmentChangeSchema,
  type OfficeOrderDetails,
} from '@shop/contracts/wire/office-orders.ts'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useOrdersT } from '../messages.generated.ts'
import { CarrierField } from './CarrierField.tsx'
import { changeFulfilment, orderQuery } from './orders.api.ts'

/** What becomes of an order next; its buyer is told. Nothing where nothing follows. */
export function FulfilmentForm({ order }: { order: OfficeOrderDetails }) {
  const [read, setRead] = useState(order)
  const shown = read.nextFulfilments.length > 0 ? read : order
  const [first] = shown.nextFulfilments
  if (!first || order.nextFulfilments.length === 0) return null
  return (
    <StepForm key={shown.version} order={shown} latest={order} first={first} onRead={setRead} />
  )
}

interface StepFormProps {
  order: OfficeOrderDetails
  /** As it was read last. */
  latest: OfficeOrderDetails
  first: Fulfilment
  onRead: (order: OfficeOrderDetails) => void
}

function StepForm({ order, latest, first, onRead }: StepFormProps) {
  const t = useOrdersT()
  const client = useQueryClient()
  const errorText = useErrorText()
  const { _id: id, version, nextFulfilments, carrier, trackingNumber } = order
  const form = useForm({
    defaultValues: {
      fulfilment: first,
      carrier: carrier ?? '',
      trackingNumber: trackingNumber ?? '',
    },
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  const isOutdated = !isDirty && latest.version > version
  // One that is read anew must not overwrite what was typed; without that, the form is of what the order is now.
  useEffect(() => {
    if (isOutdated) onRead(latest)
  }, [isOutdated, latest, onRead])
  const step = useWatch({ control: form.control, name: 'fulfilment' })
  const isCorrection = order.state === step
  return (
    <RecordForm
      form={form}
      schema={fulfilmentChangeSchema}
      toChange={(values) =>
        values.fulfilment === 'sent' ? values : { ...values, carrier: '', trackingNumber: '' }
      }
      draft={`order:${id}:${version}`}
      version={version}
      save={(change) => changeFulfilment(id, change)}
      onSaved={onRead}
      reload={async () => (await client.fetchQuery(orderQuery(id))).version}
      submit={t(isCorrection ? 'order.step.correct' : `order.step.${step}`)}
    >
      <div>
        <h2>{t('order.next')}</h2>
        <Muted>{t('order.nextHint')}</Muted>
      </div>
      <FormGrid>
        {nextFulfilments.length > 1 && (
          <FormField form={form} name="fulfilment" kind="select" label={t('order.status')}>
            {nextFulfilments.map((each) => (
              <option key={each} value={each}>
                {t(`order.step.${each}`)}
              </option>
            ))}
          </FormField>
        )}
        {step === 'sent' && (
          <>
            <CarrierField form={form} />
            <FormField
              form={form}
              name="trackingNumber"
              label={t('order.trackingNumber')}
              hint={t('order.trackingHint')}
              errorText={errorText}
              maxLength={100}
            />
          </>
        )}
      </FormGrid>
    </RecordForm>
  )
}
