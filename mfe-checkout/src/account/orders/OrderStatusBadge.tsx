import type { OrderStatus } from '@shop/contracts/wire/account.ts'
import type { Fulfilment } from '@shop/contracts/wire/office-orders.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import type { SampleStatus } from './orders.ts'

const statusTones = {
  delivered: 'success',
  processing: 'warning',
  canceled: 'danger',
  paid: 'success',
  awaitingPayment: 'warning',
  cancelled: 'info',
  expired: 'info',
  inWork: 'info',
  sent: 'success',
  collected: 'success',
  refunded: 'info',
} as const satisfies Record<
  SampleStatus | OrderStatus | Exclude<Fulfilment, 'new'> | 'refunded',
  string
>

type Tone = (typeof statusTones)[keyof typeof statusTones]

const isKnown = (status: string): status is keyof typeof statusTones =>
  Object.hasOwn(statusTones, status)

/** An unknown status is shown as the server sent it. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useAccountT()
  if (!isKnown(status)) {
    return (
      <Root $tone="info" lang="en" dir="auto">
        {status}
      </Root>
    )
  }
  return <Root $tone={statusTones[status]}>{t(`orders.status.${status}`)}</Root>
}

const Root = styled.span<{ $tone: Tone }>`
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
