import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import Receipt from 'lucide-react/icons/receipt'

import { useT } from '../messages.generated.ts'
import { ReturnHomeButton } from './ReturnHomeButton.tsx'

/** Shown when no payment is stored, or the response for the stored one names none. */
export function PaymentUnavailable({ reason }: { reason: 'empty' | 'invalid' }) {
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
