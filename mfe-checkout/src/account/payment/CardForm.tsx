import { useLanguage } from '@shop/kernel/language'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import { useErrorText } from '../useErrorText.ts'
import {
  type CardFormValues,
  cardTypes,
  emptyCard,
  getExpiryYears,
  TEST_CARD_NUMBER,
} from './card.ts'
import { formatYear, getMonthNames } from './card-dates.ts'

interface CardFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  onSubmit: (card: CardFormValues) => void
}

// No autofill: browsers must neither suggest nor save real card data for a demo form.
const digitsInput = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const

export function CardForm({ id, onSubmit }: CardFormProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const form = useForm<CardFormValues>({ defaultValues: emptyCard, mode: 'onTouched' })
  const field = { form, errorText: useErrorText() }
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSubmit)} $gap="5">
      <Notice>
        <AccountT
          id="card.testNumberNote"
          values={{ number: TEST_CARD_NUMBER }}
          components={{ 0: <CardNumber translate="no" /> }}
        />
      </Notice>
      <FormGrid>
        <FullWidth>
          <FormField
            {...field}
            name="name"
            label={t('card.name')}
            rules={{ missing: isFilled }}
            autoComplete="off"
            maxLength={100}
          />
        </FullWidth>
        <FormField {...field} kind="select" name="month" label={t('card.month')}>
          {getMonthNames(lang).map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </FormField>
        <FormField
          {...field}
          kind="select"
          name="year"
          label={t('card.year')}
          hint={t('card.yearHint')}
        >
          {getExpiryYears().map((year) => (
            <option key={year} value={year}>
              {formatYear(year, lang)}
            </option>
          ))}
        </FormField>
        <FullWidth>
          <FormField
            {...field}
            name="number"
            label={t('card.number')}
            rules={{ missing: isFilled }}
            maxLength={30}
            {...digitsInput}
          />
        </FullWidth>
        <FormField
          {...field}
          name="cvv"
          label={t('card.cvv')}
          rules={{ missing: isFilled }}
          maxLength={10}
          {...digitsInput}
        />
        <FormField {...field} kind="select" name="type" label={t('card.type')}>
          {cardTypes.map((type) => (
            <option key={type} value={type}>
              {t(`card.type.${type}`)}
            </option>
          ))}
        </FormField>
      </FormGrid>
    </Stack>
  )
}

const CardNumber = styled.bdi`
  white-space: nowrap;
`
