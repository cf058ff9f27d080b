import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'

import { useT } from '../messages.ts'

const FIELD = '4.75rem'

/** The billing form before the profile is there. */
export function BillingSkeleton() {
  const t = useT()
  return (
    <Loading label={t('checkout.loadingProfile')}>
      <FormGrid>
        <Skeleton height={FIELD} shape="m" />
        <Skeleton height={FIELD} shape="m" />
        <FullWidth>
          {/* With its hint. */}
          <Skeleton height="6.25rem" shape="m" />
        </FullWidth>
        <FullWidth>
          <Skeleton height={FIELD} shape="m" />
        </FullWidth>
      </FormGrid>
    </Loading>
  )
}
