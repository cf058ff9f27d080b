import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'

import { useT } from '../messages.ts'
import type { PaymentResult } from './payment.api.ts'
import { Actions, Receipt, Warning } from './payment.styles.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'
import { StatusHeader } from './StatusHeader.tsx'

interface PaymentReceiptProps {
  result: PaymentResult
  checking: boolean
  onCheckAgain: () => void
}

export function PaymentReceipt({ result, checking, onCheckAgain }: PaymentReceiptProps) {
  const t = useT()
  const { session, confirmed } = result
  const pending = session.payment_status === 'unpaid' || !confirmed
  return (
    <Receipt>
      <StatusHeader status={session.payment_status} />
      <PaymentSummary session={session} />
      {!confirmed && (
        <Warning>
          <Notice kind="warning" role="status">
            {t('payment.notConfirmed')}
          </Notice>
        </Warning>
      )}
      <Actions>
        {pending && (
          <Button variant="secondary" busy={checking} onClick={onCheckAgain}>
            {t('payment.checkAgain')}
          </Button>
        )}
        <ReturnHomeButton />
      </Actions>
    </Receipt>
  )
}
