import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { FieldSkeleton } from '@shop/ui/form/FieldSkeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'

import { useT } from '../messages.generated.ts'

/** The billing form before the profile is there. */
export function BillingSkeleton() {
  const t = useT()
  return (
    <Loading label={t('checkout.loadingProfile')}>
      <FormGrid>
        <FieldSkeleton label={t('checkout.firstName')} />
        <FieldSkeleton label={t('checkout.lastName')} />
        <FullWidth>
          <FieldSkeleton label={t('checkout.email')} hint={t('checkout.emailHint')} />
        </FullWidth>
        <FullWidth>
          <FieldSkeleton label={t('checkout.address')} />
        </FullWidth>
      </FormGrid>
    </Loading>
  )
}
