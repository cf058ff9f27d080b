import { toFailure } from '@shop/kernel/http'
import { useHydrated } from '@shop/kernel/page'
import { useLoaderData } from '@shop/router'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import Receipt from 'lucide-react/icons/receipt'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { InvalidSessionError } from './payment.api.ts'
import type { loader } from './payment.loader.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { usePayment } from './usePayment.ts'

export function PaymentResultPage() {
  const t = useT()
  const hydrated = useHydrated()
  const sessionId = useLoaderData<typeof loader>()
  return (
    <Page $width="prose">
      <PageMeta
        title={t('meta.paymentResult.title')}
        description={t('meta.paymentResult.description')}
        noindex
      />
      <PageHeading title={t('payment.title')} />
      {!hydrated ? (
        <PaymentSkeleton />
      ) : sessionId === null ? (
        <PaymentUnavailable reason="empty" />
      ) : (
        <PaymentDetails sessionId={sessionId} />
      )}
    </Page>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`

function PaymentDetails({ sessionId }: { sessionId: string }) {
  const payment = usePayment(sessionId)
  const { result, error, fetching, polling, checkAgain } = payment
  if (result) {
    return (
      <PaymentReceipt
        result={result}
        checking={fetching}
        polling={polling}
        onCheckAgain={checkAgain}
      />
    )
  }
  if (fetching || !error) return <PaymentSkeleton />
  if (error instanceof InvalidSessionError) return <PaymentUnavailable reason="invalid" />
  // 404: missing, or another member's payment.
  const retryable = toFailure(error).kind !== 'notFound'
  return (
    <Stack $align="center">
      <ErrorNotice error={error} {...(retryable ? { onRetry: checkAgain } : {})} />
      <ReturnHomeButton />
    </Stack>
  )
}

/** Shown when no payment is stored, or the response for the stored one names none. */
function PaymentUnavailable({ reason }: { reason: 'empty' | 'invalid' }) {
  const t = useT()
  return (
    <div role={reason === 'invalid' ? 'alert' : undefined}>
      <EmptyState
        icon={<Receipt />}
        title={t(`payment.${reason}.title`)}
        text={t(`payment.${reason}.text`)}
        action={<ReturnHomeButton />}
      />
    </div>
  )
}
