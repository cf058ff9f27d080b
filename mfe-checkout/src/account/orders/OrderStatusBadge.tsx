import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import type { OrderStatus as Status } from './orders.ts'

const statusTones = { delivered: 'success', processing: 'warning', canceled: 'danger' } as const

export function OrderStatusBadge({ status }: { status: Status }) {
  const t = useAccountT()
  return <Root $tone={statusTones[status]}>{t(`orders.status.${status}`)}</Root>
}

const Root = styled.span<{ $tone: (typeof statusTones)[Status] }>`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${({ $tone }) => color[$tone]};
  font-size: ${font.xs};
  font-weight: ${font.medium};
  line-height: 1.4;
  white-space: nowrap;
`
