import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import {
  type OfficeOrderDetails,
  type OrderedPieces,
  refundRequestSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { formatAmount, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { amountRules, toAmount } from '../form/amount-rules.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { toCount } from '../form/to-count.ts'
import { useErrorText } from '../form/useErrorText.ts'
import { OrdersT, useOrdersT } from '../messages.generated.ts'
import { refundOrder } from './orders.api.ts'
import { calculateRefund, listRefundablePieces, toRefundDraft } from './refund-amount.ts'

// Its id is the key of the draft: sending it again is no second refund.
const typedRefundSchema = z.omit(refundRequestSchema, { id: true })

const toText = (omr: number) => omr.toFixed(2)

/**
 * Gives back a part of an order's payment, or all of it: an amount that is typed or comes from the chosen pieces, and is asked
 * about as it was read.
 */
export function RefundForm({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { products } = order
  const emptyValues = {
    items: products.map(() => ''),
    amount: '',
    restock: order.canCancel,
    reason: '',
  }
  const form = useForm({ defaultValues: emptyValues, mode: 'onTouched' })
  const errorText = useErrorText(form)
  const left = formatAmount(toHundredths(order.refundable), lang)
  const isDisputed = order.payments.some(({ dispute }) => dispute !== null && dispute !== 'won')
  const piecesLeft = listRefundablePieces(order)
  const toPieces = (items: readonly (string | undefined)[]): OrderedPieces =>
    products.flatMap(({ productId }, index) => {
      const quantity = toCount(items[index] ?? '') ?? 0
      // A draft may name pieces that were refunded meanwhile.
      return quantity === 0 || !piecesLeft[index] ? [] : [{ productId, quantity }]
    })

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback({ values, name, type }) {
        if (type !== 'change' || !name?.startsWith('items')) return
        const amount = fromHundredths(calculateRefund(order, toPieces(values.items)))
        form.setValue('amount', Number.isNaN(amount) ? '' : toText(amount))
      },
    }),
  )

  function chooseAll() {
    form.setValue('items', piecesLeft.map(String))
    form.setValue('amount', toText(order.refundable), { shouldValidate: true })
  }

  return (
    <RecordForm
      form={form}
      schema={typedRefundSchema}
      toChange={({ amount, items, restock, reason }) => {
        const pieces = toPieces(items)
        const isRestocked = restock && pieces.length > 0
        return { amount: toAmount(amount), items: pieces, restock: isRestocked, reason }
      }}
      draft={toRefundDraft(order._id)}
      version={undefined}
      save={(request, id) => refundOrder(order._id, { ...request, id })}
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
      onSaved={() => form.reset(emptyValues)}
      submit={t('refund.submit')}
    >
      <Stack $row $justify="space-between">
        <h2>{t('refund.title')}</h2>
        <Button variant="secondary" onClick={chooseAll}>
          {t('refund.all', { left })}
        </Button>
      </Stack>
      {isDisputed && <Notice kind="warning">{t('refund.disputed')}</Notice>}
      <FormGrid>
        {products.map(({ productId, title }, index) => {
          const max = piecesLeft[index] ?? 0
          if (max <= 0) return null
          const isPossible = (text: string) => (toCount(text) ?? 0) <= max
          return (
            <FormField
              key={productId}
              form={form}
              name={`items.${index}`}
              label={t('refund.pieces', { title: localize(title, lang), max: String(max) })}
              rules={{ invalid: (value) => isPossible(String(value)) }}
              errorText={errorText}
              inputMode="numeric"
              maxLength={7}
              translate="no"
            />
          )
        })}
      </FormGrid>
      <Checkbox label={t('refund.restock')} {...form.register('restock')} />
      <FormGrid>
        <FormField
          form={form}
          name="amount"
          label={t('refund.amount')}
          hint={t(order.paymentMethod ? 'refund.byHand' : 'refund.hint', { left })}
          rules={amountRules}
          errorText={errorText}
          inputMode="decimal"
          maxLength={20}
        />
        <FormField
          form={form}
          name="reason"
          label={t('refund.reason')}
          hint={t('refund.reasonHint')}
          errorText={errorText}
          maxLength={200}
        />
      </FormGrid>
    </RecordForm>
  )
}
