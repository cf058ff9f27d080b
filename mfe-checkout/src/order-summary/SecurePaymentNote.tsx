import Lock from 'lucide-react/icons/lock'

import { useT } from '../messages.generated.ts'
import { PromiseNote } from './promise-note.styles.ts'

export function SecurePaymentNote() {
  const t = useT()
  return (
    <PromiseNote>
      <Lock aria-hidden />
      {t('checkout.securePayment')}
    </PromiseNote>
  )
}
