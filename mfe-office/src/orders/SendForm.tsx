import { toHundredths } from '@shop/contracts/rules/money.ts'
import { text } from '@shop/contracts/wire/office-fields.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { useOrdersT } from '../messages.generated.ts'
import { CarrierField } from './CarrierField.tsx'
import { isToBePaid } from './order-rules.ts'
import { changeFulfilment } from './orders.api.ts'

const dispatchSchema = z.object({
  carrier: text(100),
  /** Tracking numbers by the id of their order. */
  numbers: z.record(z.string(), text(100)),
})

interface SendFormProps {
  orders: OfficeOrderDetails[]
  onSent: () => void
  /** Some may have been sent, those before the one that was refused. */
  onFailed: () => Promise<void>
}

/** Focuses what follows on Enter, which a scanner of barcodes sends after each number. */
function focusNext(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
    return
  event.preventDefault()
  const controls = [...(target.form?.elements ?? [])].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLInputElement ||
      (each instanceof HTMLButtonElement && each.type === 'submit'),
  )
  controls[controls.indexOf(target) + 1]?.focus()
}

/** One carrier, and a tracking number for each order. */
export function SendForm({ orders, onSent, onFailed }: SendFormProps) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const errorText = useErrorText()
  const form = useForm({
    defaultValues: {
      carrier: '',
      numbers: Object.fromEntries(orders.map(({ _id }) => [_id, ''])),
    },
    mode: 'onTouched',
  })

  async function send({ carrier, numbers }: z.infer<typeof dispatchSchema>) {
    try {
      for (const { _id, version } of orders) {
        const trackingNumber = numbers[_id] ?? ''
        await changeFulfilment(_id, { fulfilment: 'sent', carrier, trackingNumber, version })
      }
    } catch (error) {
      await onFailed()
      throw error
    }
  }

  return (
    <RecordForm
      form={form}
      schema={dispatchSchema}
      toChange={(values) => values}
      draft={`send:${orders.map(({ _id }) => _id).join(',')}`}
      version={undefined}
      save={send}
      ask={({ numbers }) => {
        const count = orders.filter(({ _id }) => !numbers[_id]).length
        return count === 0
          ? null
          : {
              title: t('send.question', { count }),
              text: t('send.questionText'),
              confirm: t('order.step.sent'),
            }
      }}
      onSaved={onSent}
      submit={t('send.submit', { count: orders.length })}
    >
      <Muted>{t('send.hint')}</Muted>
      <FormGrid onKeyDown={focusNext}>
        <CarrierField form={form} />
      </FormGrid>
      <FormGrid onKeyDown={focusNext}>
        {orders.map(({ _id, number, buyerName, buyerAddress, ...order }) => (
          <FormField
            key={_id}
            form={form}
            name={`numbers.${_id}`}
            label={t('send.numberOf', { number: String(number) })}
            hint={
              <>
                <PersonalText>{buyerName}</PersonalText> ·{' '}
                <PersonalText>{buyerAddress}</PersonalText>
                {isToBePaid(order) && (
                  <>
                    {' · '}
                    <strong>
                      {t('send.toCollect', {
                        amount: formatAmount(toHundredths(order.total), lang),
                      })}
                    </strong>
                  </>
                )}
              </>
            }
            errorText={errorText}
            maxLength={100}
            autoComplete="off"
            dir="ltr"
          />
        ))}
      </FormGrid>
    </RecordForm>
  )
}
