import { Card } from '@shop/ui/card/Card.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useAccountT } from '../../messages.generated.ts'

const ROWS = ['1', '2', '3', '4']

/** The place of a member's orders. */
export function OrdersSkeleton() {
  const t = useAccountT()
  return (
    <Card>
      <Loading label={t('orders.loading')}>
        <Stack $gap="5">
          {ROWS.map((row) => (
            <Skeleton key={row} height="2.75rem" shape="m" />
          ))}
        </Stack>
      </Loading>
    </Card>
  )
}

interface PendingQuery {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The place of what a query has not loaded, or could not load. */
export function PendingOrders({ query: { error, isFetching, refetch } }: { query: PendingQuery }) {
  if (!error || isFetching) return <OrdersSkeleton />
  return <ErrorNotice error={error} onRetry={refetch} />
}
