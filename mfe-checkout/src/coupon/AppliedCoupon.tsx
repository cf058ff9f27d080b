import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import X from 'lucide-react/icons/x'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

export function AppliedCoupon({ code, onRemove }: { code: string; onRemove: () => void }) {
  const t = useT()
  return (
    <Root>
      <TicketPercent aria-hidden />
      <Code>
        <bdi translate="no">{code}</bdi>
      </Code>
      <IconButton label={t('coupon.remove', { code })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline-start: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.successSoft};
  color: ${color.success};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

const Code = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${font.s};
  font-weight: ${font.medium};
`
