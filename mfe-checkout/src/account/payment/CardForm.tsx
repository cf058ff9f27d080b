import { useLanguage } from '@shop/kernel'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Fields, Wide } from '@shop/ui/form/fields.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { FormField } from '../FormField.tsx'
import { T, useT } from '../messages.ts'
import { formatYear, getMonthNames } from './card-dates.ts'
import {
  cardTypes,
  emptyCard,
  getExpiryYears,
  isCardNumber,
  isCvv,
  matchesCardType,
  TEST_CARD_NUMBER,
  type CardFormValues as Fieldset,
} from './card.ts'

interface CardFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  onSubmit: (card: Fieldset) => void
}

// No autofill: browsers must neither suggest nor save real card data for a demo form.
const digitsInput = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const

export function CardForm({ id, onSubmit }: CardFormProps) {
  const t = useT()
  const { lang } = useLanguage()
  const form = useForm<Fieldset>({ defaultValues: emptyCard, mode: 'onTouched' })
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.handleSubmit(onSubmit)} $gap="5">
      <Notice>
        <T
          id="card.testNumberNote"
          values={{ number: TEST_CARD_NUMBER }}
          components={{ 0: <bdi translate="no" /> }}
        />
      </Notice>
      <FormGrid>
        <FullWidth>
          <FormField
            form={form}
            name="name"
            label={t('card.name')}
            checks={{ missing: isFilled }}
            autoComplete="off"
            maxLength={100}
          />
        </FullWidth>
        <FormField form={form} name="month" label={t('card.month')}>
          {getMonthNames(lang).map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </FormField>
        <FormField form={form} name="year" label={t('card.year')} hint={t('card.yearHint')}>
          {getExpiryYears().map((year) => (
            <option key={year} value={year}>
              {formatYear(year, lang)}
            </option>
          ))}
        </FormField>
        <FullWidth>
          <FormField
            form={form}
            name="number"
            label={t('card.number')}
            checks={{ missing: isFilled, cardNumber: isCardNumber }}
            deps={['type']}
            maxLength={30}
            {...digitsInput}
          />
        </FullWidth>
        <FormField
          form={form}
          name="cvv"
          label={t('card.cvv')}
          checks={{ missing: isFilled, cvv: (cvv, { type }) => isCvv(cvv, type) }}
          maxLength={4}
          {...digitsInput}
        />
        <FormField
          form={form}
          name="type"
          label={t('card.type')}
          checks={{ cardType: (_, { number, type }) => matchesCardType(number, type) }}
          deps={['cvv']}
        >
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
