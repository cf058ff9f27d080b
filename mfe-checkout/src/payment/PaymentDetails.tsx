import { toFailure } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'

import { useT } from '../messages.ts'
import { InvalidSessionError, paymentQuery } from './payment.api.ts'
import { LoadingIndicator } from './payment.styles.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentUnavailable } from './PaymentUnavailable.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'

export function PaymentDetails({ sessionId }: { sessionId: string }) {
  const t = useT()
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(sessionId))
  const retry = () => void refetch()
  if (data) return <PaymentReceipt result={data} checking={isFetching} onCheckAgain={retry} />
  if (isFetching || !error) {
    return (
      <LoadingIndicator role="status">
        <Spinner />
        {t('payment.loading')}
      </LoadingIndicator>
    )
  }
  if (error instanceof InvalidSessionError) return <PaymentUnavailable reason="invalid" />
  // 404: missing, or another member's payment.
  const retryable = toFailure(error).kind !== 'notFound'
  return (
    <Stack $align="center">
      <ErrorNotice error={error} {...(retryable ? { onRetry: retry } : {})} />
      <ReturnHomeButton />
    </Stack>
  )
}
