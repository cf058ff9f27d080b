import { toFailure } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'

import { useT } from '../messages.ts'
import { NoPayment } from './PaymentUnavailable.tsx'
import { InvalidSession, paymentQuery } from './payment.api.ts'
import { Waiting } from './payment.styles.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { ReturnHome } from './ReturnHomeButton.tsx'

export function Payment({ sessionId }: { sessionId: string }) {
  const t = useT()
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(sessionId))
  const again = () => void refetch()
  if (data) return <PaymentReceipt result={data} checking={isFetching} onCheckAgain={again} />
  if (isFetching || !error) {
    return (
      <Waiting role="status">
        <Spinner />
        {t('payment.loading')}
      </Waiting>
    )
  }
  if (error instanceof InvalidSession) return <NoPayment reason="invalid" />
  // Asking again for what does not exist, or is someone else's, would change nothing.
  const hopeless = toFailure(error).kind === 'notFound'
  return (
    <Stack $align="center">
      <ErrorNotice error={error} {...(hopeless ? {} : { onRetry: again })} />
      <ReturnHome />
    </Stack>
  )
}
