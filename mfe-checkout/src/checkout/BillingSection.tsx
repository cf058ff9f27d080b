import type { Profile } from '@shop/contracts/user.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { type ProfileFields, toProfileFields } from '../profile/profile.ts'
import { ProfileError } from '../profile/ProfileError.tsx'
import { BillingForm } from './BillingForm.tsx'
import { BillingSkeleton } from './BillingSkeleton.tsx'

interface BillingSectionProps {
  query: UseQueryResult<Profile>
  form: string
  onSubmit: (billing: ProfileFields) => void
}

export function BillingSection({ query, form, onSubmit }: BillingSectionProps) {
  const t = useT()
  return (
    <Card as="section">
      <Stack $gap="5">
        <SectionTitle>{t('checkout.billing')}</SectionTitle>
        {query.isPending && <BillingSkeleton />}
        {query.data ? (
          <BillingForm id={form} initial={toProfileFields(query.data)} onSubmit={onSubmit} />
        ) : (
          <ProfileError query={query} />
        )}
      </Stack>
    </Card>
  )
}
