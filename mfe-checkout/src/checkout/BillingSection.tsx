import type { Profile } from '@shop/contracts/wire/user.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { trimValues } from '@shop/ui/form/form-rules.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { ABROAD, governorateIds, governorates } from '../delivery/address.ts'
import { isDelivered } from '../delivery/delivery.ts'
import { addLocation } from '../delivery/location.ts'
import { LocationButton } from '../delivery/LocationButton.tsx'
import { FieldList, FieldListSkeleton } from '../form/FieldList.tsx'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { ProfileError } from '../profile/ProfileError.tsx'
import {
  type BillingProblem,
  type BillingValues,
  createBillingFields,
  MAX_LANDMARK_LENGTH,
  toBilling,
  toBillingValues,
} from './billing-fields.ts'
import type { Billing } from './order.ts'

interface BillingFormProps {
  /** Form element id, for a submit button outside of it. */
  id: string
  profile: Profile
  onSubmit: (billing: Billing) => void
  /** Decides what the delivery costs. */
  governorate: string
  onGovernorateChange: (governorate: string) => void
  /** Whether a courier comes, who may have to call. */
  needsPhone: boolean
}

/** The billing address of the profile, which is loading or has failed to load. */
export function BillingSection({
  query,
  ...form
}: Omit<BillingFormProps, 'profile'> & { query: UseQueryResult<Profile> }) {
  if (query.isPending) return <BillingSkeleton />
  return (
    <BillingCard>
      {query.data ? <BillingForm {...form} profile={query.data} /> : <ProfileError query={query} />}
    </BillingCard>
  )
}

/** The billing form before the profile is there. */
export function BillingSkeleton() {
  const t = useT()
  return (
    <BillingCard>
      <Loading label={t('checkout.loadingProfile')}>
        <FieldListSkeleton
          fields={createBillingFields(undefined, isDelivered())}
          {...useFieldTexts()}
        />
      </Loading>
    </BillingCard>
  )
}

/** Reads `profile` once: a refetched one must not overwrite the shopper's input. */
function BillingForm(props: BillingFormProps) {
  const { id, profile, onSubmit, governorate, onGovernorateChange, needsPhone } = props
  const t = useT()
  const { lang } = useLanguage()
  const form = useForm({ defaultValues: toBillingValues(profile, isDelivered()) })
  const submit = form.handleSubmit(
    (values) => onSubmit(toBilling(trimValues(values), profile, lang)),
    (errors) => {
      const isIncomplete = Object.values(errors).some(({ type }) => type === 'missing')
      if (isIncomplete) toast.error(t('checkout.incomplete'), { id: 'checkout' })
    },
  )

  function locate(location: string) {
    const landmark = addLocation(form.getValues('landmark'), location, MAX_LANDMARK_LENGTH)
    form.setValue('landmark', landmark, { shouldDirty: true })
  }

  return (
    <Form
      id={id}
      onSubmit={(event) => void submit(event)}
      onChange={() => onGovernorateChange(form.getValues('governorate'))}
      noValidate
    >
      <FieldList<BillingValues, BillingProblem>
        form={form}
        fields={createBillingFields(profile, isDelivered(), needsPhone).map((field) =>
          field.name === 'governorate' ? { ...field, children: <GovernorateOptions /> } : field,
        )}
        {...useFieldTexts(governorate)}
        errorText={(problem, { name }) =>
          t(errorIds[`${problem} ${name}` as keyof typeof errorIds])
        }
      />
      {needsPhone && governorate !== ABROAD && <LocationButton onLocate={locate} />}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`

/** Messages by the rule that fails and its field. */
const errorIds = {
  'missing firstName': 'checkout.required.firstName',
  'missing email': 'checkout.required.email',
  'missing phone': 'checkout.required.phone',
  'invalid phone': 'checkout.invalid.phone',
  'missing address': 'checkout.required.address',
  'tooLong address': 'checkout.tooLong.address',
  'missing governorate': 'checkout.required.governorate',
} as const

function GovernorateOptions() {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <>
      <option value="" disabled hidden>
        {t('checkout.chooseGovernorate')}
      </option>
      {governorateIds.map((id) => (
        <option key={id} value={id}>
          {governorates[id][lang]}
        </option>
      ))}
      <option value={ABROAD}>{t('checkout.abroad')}</option>
    </>
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

function useFieldTexts(governorate = '') {
  const t = useT()
  const hints: Partial<Record<keyof BillingValues, string>> = {
    email: t('checkout.emailHint'),
    phone: t('checkout.phoneHint'),
    ...(isDelivered() && {
      address: t(governorate === ABROAD ? 'checkout.addressHintAbroad' : 'checkout.addressHint'),
    }),
  }
  return {
    label: (name: keyof BillingValues) => t(`checkout.${name}`),
    hint: (name: keyof BillingValues) => hints[name],
  }
}
