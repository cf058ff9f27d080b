import { Field } from '@shop/ui/form/Field.tsx'
import { Fields, Wide } from '@shop/ui/form/fields.styles.ts'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'

import { useT } from '../messages.ts'
import { trimProfileFields, type ProfileFields } from '../profile/profile.ts'

interface BillingFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  initial: ProfileFields
  onSubmit: (billing: ProfileFields) => void
}

const filled = (value: string) => value.trim() !== ''

/** Reads `initial` once: a refetched profile must not overwrite the shopper's input. */
export function BillingForm({ id, initial, onSubmit }: BillingFormProps) {
  const t = useT()
  const { register, handleSubmit, formState } = useForm<ProfileFields>({ defaultValues: initial })
  const { errors } = formState
  const submit = handleSubmit(
    (billing) => onSubmit(trimProfileFields(billing)),
    () => void toast.error(t('checkout.incomplete'), { id: 'checkout' }),
  )
  return (
    <FormGrid as="form" id={id} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('checkout.firstName')}
        required
        error={errors.firstName && t('checkout.required.firstName')}
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
          error={errors.email && t('checkout.required.email')}
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
          error={errors.address && t('checkout.required.address')}
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
