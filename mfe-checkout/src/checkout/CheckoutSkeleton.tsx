import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'

import { useT } from '../messages.generated.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { SummarySkeleton } from '../order-summary/SummarySkeleton.tsx'
import { BillingSkeleton } from './BillingSection.tsx'

/** The checkout before the browser's storage is known. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <Columns>
      <BillingSkeleton />
      <SummarySkeleton title={t('checkout.summary')}>
        <Skeleton height="3.5rem" shape="s" />
      </SummarySkeleton>
    </Columns>
  )
}
