import type { Profile } from '@shop/contracts/user.ts'
import { toast } from '@shop/kernel/toast'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { isFilled, trimValues } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'

import { FieldList, FieldListSkeleton, type FieldSpec } from '../form/FieldList.tsx'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { type ProfileFields, toProfileFields } from '../profile/profile.ts'
import { ProfileError } from '../profile/ProfileError.tsx'

interface BillingFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  initial: ProfileFields
  onSubmit: (billing: ProfileFields) => void
}

/** The billing address of the profile, which is loading or has failed to load. */
export function BillingSection({
  query,
  ...form
}: Omit<BillingFormProps, 'initial'> & { query: UseQueryResult<Profile> }) {
  if (query.isPending) return <BillingSkeleton />
  return (
    <BillingCard>
      {query.data ? (
        <BillingForm {...form} initial={toProfileFields(query.data)} />
      ) : (
        <ProfileError query={query} />
      )}
    </BillingCard>
  )
}

/** The billing form before the profile is there. */
export function BillingSkeleton() {
  const t = useT()
  return (
    <BillingCard>
      <Loading label={t('checkout.loadingProfile')}>
        <FieldListSkeleton fields={fields} {...useFieldTexts()} />
      </Loading>
    </BillingCard>
  )
}

/** Reads `initial` once: a refetched profile must not overwrite the shopper's input. */
function BillingForm({ id, initial, onSubmit }: BillingFormProps) {
  const t = useT()
  const form = useForm<ProfileFields>({ defaultValues: initial })
  const submit = form.handleSubmit(
    (billing) => onSubmit(trimValues(billing)),
    () => void toast.error(t('checkout.incomplete'), { id: 'checkout' }),
  )
  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate>
      <FieldList
        form={form}
        fields={fields}
        {...useFieldTexts()}
        errorText={(_problem, { name }) =>
          // The last name is optional.
          name !== 'lastName' && t(`checkout.required.${name}`)
        }
      />
    </form>
  )
}

function BillingCard({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Card as="section">
      <Stack $gap="5">
        <SectionTitle>{t('checkout.billing')}</SectionTitle>
        {children}
      </Stack>
    </Card>
  )
}

function useFieldTexts() {
  const t = useT()
  return {
    label: (name: keyof ProfileFields) => t(`checkout.${name}`),
    hint: (name: keyof ProfileFields) => (name === 'email' ? t('checkout.emailHint') : undefined),
  }
}

const rules = { missing: isFilled }

const fields: FieldSpec<ProfileFields>[] = [
  { name: 'firstName', rules, autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'email',
    rules,
    // It cannot be entered here.
    required: false,
    type: 'email',
    readOnly: true,
    autoComplete: 'email',
    wide: true,
  },
  { name: 'address', rules, autoComplete: 'street-address', maxLength: 500, wide: true },
]
