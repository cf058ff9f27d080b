import { toHundredths } from '@shop/contracts/rules/money.ts'
import { type OfficeOrderDetails, refundRequestSchema } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { amountRules, toAmount } from '../form/amount-rules.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { OrdersT, useOrdersT } from '../messages.generated.ts'
import { refundOrder } from './orders.api.ts'

const emptyValues = { amount: '' }

/** Gives back a part of an order's payment: the amount is typed, and asked about as it was read. */
export function RefundForm({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const form = useForm({ defaultValues: emptyValues, mode: 'onTouched' })
  const errorText = useErrorText(form)
  // Kept until the refund is known to be stored: sending it again is no second one.
  const [id, setId] = useState(createKey)
  const left = formatAmount(toHundredths(order.refundable), lang)
  return (
    <RecordForm
      form={form}
      schema={refundRequestSchema}
      toChange={({ amount }) => ({ id, amount: toAmount(amount) })}
      version={undefined}
      save={(request) => refundOrder(order._id, request)}
      ask={({ amount }) => ({
        title: t('refund.title'),
        text: (
          <OrdersT
            id="refund.question"
            values={{ amount: formatAmount(toHundredths(amount), lang), name: order.buyerName }}
            components={{ 0: <PersonalText /> }}
          />
        ),
        confirm: t('refund.submit'),
      })}
      onSaved={() => {
        setId(createKey())
        form.reset(emptyValues)
      }}
      submit={t('refund.submit')}
    >
      <h2>{t('refund.title')}</h2>
      <FormField
        form={form}
        name="amount"
        label={t('refund.amount')}
        hint={t('refund.hint', { left })}
        rules={amountRules}
        errorText={errorText}
        inputMode="decimal"
        maxLength={20}
      />
    </RecordForm>
  )
}
