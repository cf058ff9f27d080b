import { toast } from '@shop/kernel/toast'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled, trimValues } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useForm } from 'react-hook-form'

import { useT } from '../messages.generated.ts'
import type { ProfileFields } from '../profile/profile.ts'

interface BillingFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  initial: ProfileFields
  onSubmit: (billing: ProfileFields) => void
}

/** Reads `initial` once: a refetched profile must not overwrite the shopper's input. */
export function BillingForm({ id, initial, onSubmit }: BillingFormProps) {
  const t = useT()
  const form = useForm<ProfileFields>({ defaultValues: initial })
  const submit = form.handleSubmit(
    (billing) => onSubmit(trimValues(billing)),
    () => void toast.error(t('checkout.incomplete'), { id: 'checkout' }),
  )
  return (
    <FormGrid as="form" id={id} onSubmit={(event) => void submit(event)} noValidate>
      <FormField
        form={form}
        name="firstName"
        label={t('checkout.firstName')}
        rules={{ missing: isFilled }}
        errorText={() => t('checkout.required.firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <FormField
        form={form}
        name="lastName"
        label={t('checkout.lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <FullWidth>
        <FormField
          form={form}
          name="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          rules={{ missing: isFilled }}
          required={false}
          errorText={() => t('checkout.required.email')}
          type="email"
          readOnly
          autoComplete="email"
        />
      </FullWidth>
      <FullWidth>
        <FormField
          form={form}
          name="address"
          label={t('checkout.address')}
          rules={{ missing: isFilled }}
          errorText={() => t('checkout.required.address')}
          autoComplete="street-address"
          maxLength={500}
        />
      </FullWidth>
    </FormGrid>
  )
}
