import { serverMessage } from '@shop/kernel'
import type { Profile } from '@shop/contracts/user.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

import { useT } from '../messages.ts'
import { PartTitle } from '../order-summary/summary.styles.ts'
import { BillingForm } from './BillingForm.tsx'
import { billingOf, type Billing as BillingFields } from './order.ts'

interface BillingProps {
  query: UseQueryResult<Profile>
  form: string
  onSubmit: (billing: BillingFields) => void
}

/** The billing address: as it loads, as it fails to, and as a form. */
export function Billing({ query, form, onSubmit }: BillingProps) {
  const t = useT()
  return (
    <Card as="section">
      <Stack $gap="5">
        <PartTitle>{t('checkout.billing')}</PartTitle>
        {query.isPending && (
          <Loading label={t('checkout.loadingProfile')}>
            <Stack $gap="5">
              <Skeleton height="3rem" shape="m" />
              <Skeleton height="3rem" shape="m" />
              <Skeleton height="3rem" shape="m" />
            </Stack>
          </Loading>
        )}
        {query.data ? (
          <BillingForm id={form} initial={billingOf(query.data)} onSubmit={onSubmit} />
        ) : (
          query.error && (
            <>
              <Notice kind="danger" role="alert">
                {serverMessage(query.error) ?? query.error.message}
              </Notice>
              <Button
                variant="secondary"
                busy={query.isFetching}
                onClick={() => void query.refetch()}
              >
                {t('checkout.retry')}
              </Button>
            </>
          )
        )}
      </Stack>
    </Card>
  )
}
