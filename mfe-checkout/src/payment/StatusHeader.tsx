import type { PaymentStatus } from '@shop/contracts/wire/order.ts'
import { color } from '@shop/ui/tokens/tokens.ts'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { useT } from '../messages.generated.ts'
import { StatusBand, StatusText } from './payment.styles.ts'

const statuses = {
  paid: { Icon: CircleCheck, tone: 'green' },
  unpaid: { Icon: TriangleAlert, tone: 'yellow' },
  expired: { Icon: CircleX, tone: 'red' },
  cancelled: { Icon: Ban, tone: 'grey' },
} as const satisfies Record<PaymentStatus, object>

const unknown = { Icon: Info, tone: 'grey' } as const

const colors = {
  green: [color.success, color.successSoft],
  yellow: [color.warning, color.warningSoft],
  red: [color.danger, color.dangerSoft],
  grey: [color.muted, color.line],
} as const

const isKnown = (status: string): status is PaymentStatus => Object.hasOwn(statuses, status)

/** An unknown status is shown as the server sent it. */
export function StatusHeader({ status }: { status: string }) {
  const t = useT()
  const known = isKnown(status)
  const { Icon, tone } = known ? statuses[status] : unknown
  const [foreground, background] = colors[tone]
  return (
    <StatusBand $foreground={foreground} $background={background} data-tone={tone}>
      <Icon aria-hidden data-icon={known ? status : 'info'} />
      <StatusText role="status" {...(known ? {} : { lang: 'en', dir: 'auto' })}>
        {(known ? t(`payment.status.${status}`) : status).toUpperCase()}
      </StatusText>
    </StatusBand>
  )
}
