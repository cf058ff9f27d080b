import { toFailure } from '@shop/kernel/http'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { InvalidSessionError } from './payment.api.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { PaymentUnavailable } from './PaymentUnavailable.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { usePayment } from './usePayment.ts'

export function PaymentDetails({ sessionId }: { sessionId: string }) {
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
