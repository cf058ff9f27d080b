import type { PaymentStatus } from '@shop/contracts/order.ts'
import { color } from '@shop/ui/tokens/tokens.ts'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { useT } from '../messages.generated.ts'
import { StatusBand, StatusText } from './payment.styles.ts'
import { getStatusTone, isPaymentStatus, type Tone } from './payment.ts'

const icons: Record<PaymentStatus, typeof Info> = {
  paid: CircleCheck,
  unpaid: TriangleAlert,
  expired: CircleX,
  cancelled: Ban,
}

/** An unknown status is shown as the server sent it. */
export function StatusHeader({ status }: { status: string }) {
  const t = useT()
  const known = isPaymentStatus(status)
  const Icon = known ? icons[status] : Info
  const tone = getStatusTone(status)
  const [foreground, background] = toneColors[tone]
  return (
    <StatusBand $foreground={foreground} $background={background} data-tone={tone}>
      <Icon aria-hidden data-icon={known ? status : 'info'} />
      <StatusText role="status" {...(known ? {} : { lang: 'en', dir: 'auto' })}>
        {(known ? t(`payment.status.${status}`) : status).toUpperCase()}
      </StatusText>
    </StatusBand>
  )
}

const toneColors: Record<Tone, [foreground: string, background: string]> = {
  green: [color.success, color.successSoft],
  yellow: [color.warning, color.warningSoft],
  red: [color.danger, color.dangerSoft],
  grey: [color.muted, color.line],
}
