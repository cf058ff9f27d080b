import { Card } from '@shop/ui/card/Card.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { SummarySkeleton } from '../order-summary/SummarySkeleton.tsx'
import { BillingSkeleton } from './BillingSkeleton.tsx'

/** The checkout before the browser's storage is known. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <Columns>
      <Card as="section">
        <Stack $gap="5">
          <SectionTitle>{t('checkout.billing')}</SectionTitle>
          <BillingSkeleton />
        </Stack>
      </Card>
      <SummarySkeleton title={t('checkout.summary')}>
        <Skeleton height="3.5rem" shape="s" />
      </SummarySkeleton>
    </Columns>
  )
}
