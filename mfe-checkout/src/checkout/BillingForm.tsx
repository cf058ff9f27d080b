import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'

import { useT } from '../messages.ts'
import { trimmed, type Billing } from './order.ts'

interface BillingFormProps {
  /** Of the form element, for a button outside of it. */
  id: string
  initial: Billing
  onSubmit: (billing: Billing) => void
}

const filled = (value: string) => value.trim() !== ''

/** Fills itself once: a profile that is fetched again must not undo what was typed. */
export function BillingForm({ id, initial, onSubmit }: BillingFormProps) {
  const t = useT()
  const { register, handleSubmit, formState } = useForm<Billing>({ defaultValues: initial })
  const { errors } = formState
  const submit = handleSubmit(
    (billing) => onSubmit(trimmed(billing)),
    () => void toast.error(t('checkout.incomplete'), { id: 'checkout' }),
  )
  return (
    <FormGrid as="form" id={id} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('checkout.firstName')}
        required
        error={errors.firstName && t('checkout.missing.firstName')}
      >
        <TextInput
          autoComplete="given-name"
          maxLength={100}
          {...register('firstName', { validate: filled })}
        />
      </Field>
      <Field label={t('checkout.lastName')}>
        <TextInput autoComplete="family-name" maxLength={100} {...register('lastName')} />
      </Field>
      <FullWidth>
        <Field
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          error={errors.email && t('checkout.missing.email')}
        >
          <TextInput
            type="email"
            readOnly
            autoComplete="email"
            {...register('email', { validate: filled })}
          />
        </Field>
      </FullWidth>
      <FullWidth>
        <Field
          label={t('checkout.address')}
          required
          error={errors.address && t('checkout.missing.address')}
        >
          <TextInput
            autoComplete="street-address"
            maxLength={500}
            {...register('address', { validate: filled })}
          />
        </Field>
      </FullWidth>
    </FormGrid>
  )
}
