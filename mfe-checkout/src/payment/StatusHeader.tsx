import type { PaymentStatus } from '@shop/contracts/order.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { isKnown, toneOf, type Tone } from './payment.ts'

const icons: Record<PaymentStatus, typeof Info> = {
  paid: CircleCheck,
  unpaid: TriangleAlert,
  expired: CircleX,
  cancelled: Ban,
}

/** The status in its colour, upper-case; one we do not know is shown as the server says it. */
export function StatusHeader({ status }: { status: string }) {
  const t = useT()
  const known = isKnown(status)
  const Icon = known ? icons[status] : Info
  const tone = toneOf(status)
  return (
    <Root $tone={tone} data-tone={tone}>
      <Icon aria-hidden data-icon={known ? status : 'info'} />
      <Word role="status" {...(known ? {} : { lang: 'en', dir: 'auto' })}>
        {(known ? t(`payment.status.${status}`) : status).toUpperCase()}
      </Word>
    </Root>
  )
}

const colours: Record<Tone, [ink: string, ground: string]> = {
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
  color: ${({ $tone }) => colours[$tone][0]};
  background: ${({ $tone }) => colours[$tone][1]};
  & > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    stroke-width: 1.5;
  }
`

const Word = styled.p`
  max-inline-size: 100%;
  font-size: ${font['2xl']};
  font-weight: ${font.bold};
  line-height: ${font.leadingTight};
  overflow-wrap: anywhere;
`
