import { useLanguage } from '@shop/kernel/language'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { FieldList, type FieldSpec } from '../../form/FieldList.tsx'
import { AccountT, useAccountT } from '../../messages.generated.ts'
import { useErrorText } from '../useErrorText.ts'
import {
  type CardFormValues,
  cardTypes,
  emptyCard,
  EXPIRY_YEARS,
  formatYear,
  getMonthNames,
  TEST_CARD_NUMBER,
} from './card.ts'

interface CardFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  onSubmit: (card: CardFormValues) => void
}

const rules = { missing: isFilled }

// No autofill: browsers must neither suggest nor save real card data for a demo form.
const digitsInput = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const

export function CardForm({ id, onSubmit }: CardFormProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const form = useForm<CardFormValues>({ defaultValues: emptyCard, mode: 'onTouched' })
  const months = getMonthNames(lang).map((name, index) => [index + 1, name])
  const years = EXPIRY_YEARS.map((year) => [year, formatYear(year, lang)])
  const types = cardTypes.map((type) => [type, t(`card.type.${type}`)])
  const fields: FieldSpec<CardFormValues>[] = [
    { name: 'name', rules, autoComplete: 'off', maxLength: 100, wide: true },
    { name: 'month', kind: 'select', children: months.map(toOption) },
    { name: 'year', kind: 'select', children: years.map(toOption) },
    { name: 'number', rules, maxLength: 30, ...digitsInput, wide: true },
    { name: 'cvv', rules, maxLength: 10, ...digitsInput },
    { name: 'type', kind: 'select', children: types.map(toOption) },
  ]
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSubmit)} $gap="5">
      <Notice>
        <AccountT
          id="card.testNumberNote"
          values={{ number: TEST_CARD_NUMBER }}
          components={{ 0: <CardNumber translate="no" /> }}
        />
      </Notice>
      <FieldList
        form={form}
        fields={fields}
        label={(name) => t(`card.${name}`)}
        hint={(name) => name === 'year' && t('card.yearHint')}
        errorText={useErrorText()}
      />
    </Stack>
  )
}

function toOption([value, text]: readonly (string | number)[]) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  )
}

const CardNumber = styled.bdi`
  white-space: nowrap;
`
