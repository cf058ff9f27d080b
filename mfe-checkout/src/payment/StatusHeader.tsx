import type { PaymentStatus } from '@shop/contracts/order.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
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
  return (
    <Root $tone={tone} data-tone={tone}>
      <Icon aria-hidden data-icon={known ? status : 'info'} />
      <StatusText role="status" {...(known ? {} : { lang: 'en', dir: 'auto' })}>
        {(known ? t(`payment.status.${status}`) : status).toUpperCase()}
      </StatusText>
    </Root>
  )
}

const toneColors: Record<Tone, [foreground: string, background: string]> = {
  green: [color.success, color.successSoft],
  yellow: [color.warning, color.warningSoft],
  red: [color.danger, color.dangerSoft],
  grey: [color.muted, color.line],
}

const Root = styled.div<{ $tone: Tone }>`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.l} ${radius.l} 0 0;
  color: ${({ $tone }) => toneColors[$tone][0]};
  background: ${({ $tone }) => toneColors[$tone][1]};
  & > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    stroke-width: 1.5;
  }
`

const StatusText = styled.p`
  max-inline-size: 100%;
  font-size: ${font['2xl']};
  font-weight: ${font.bold};
  line-height: ${font.leadingTight};
  overflow-wrap: anywhere;
`
