import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ReceiptIcon from 'lucide-react/icons/receipt'

import { useT } from '../messages.ts'
import { ReturnHome } from './ReturnHomeButton.tsx'

/** Nothing is remembered, or something that is no payment of this person's. */
export function NoPayment({ reason }: { reason: 'none' | 'invalid' }) {
  const t = useT()
  return (
    <div role={reason === 'invalid' ? 'alert' : undefined}>
      <EmptyState
        icon={<ReceiptIcon />}
        title={t(`payment.${reason}.title`)}
        text={t(`payment.${reason}.text`)}
        action={<ReturnHome />}
      />
    </div>
  )
}
