import { toFailure } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.ts'
import { InvalidSessionError } from './payment.api.ts'
import { LoadingIndicator } from './payment.styles.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentUnavailable } from './PaymentUnavailable.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { usePayment } from './usePayment.ts'

export function PaymentDetails({ sessionId }: { sessionId: string }) {
  const t = useT()
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
  if (fetching || !error) {
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
      <ErrorNotice error={error} {...(retryable ? { onRetry: checkAgain } : {})} />
      <ReturnHomeButton />
    </Stack>
  )
}
