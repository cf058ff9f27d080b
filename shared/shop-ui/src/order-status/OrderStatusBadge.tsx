import type { OrderStatus } from '@shop/contracts/wire/account.ts'
import type { OfficeOrderState } from '@shop/contracts/wire/office-orders.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Tone = 'success' | 'warning' | 'danger' | 'info'

/** The tone of each status of an order, the template's samples included: the same for members and in the office. */
const tones = {
  open: 'warning',
  awaitingPayment: 'warning',
  processing: 'warning',
  paid: 'success',
  inWork: 'info',
  sent: 'success',
  collected: 'success',
  delivered: 'success',
  refunded: 'info',
  expired: 'info',
  cancelled: 'info',
  canceled: 'danger',
} as const satisfies Readonly<Record<OrderStatus | OfficeOrderState, Tone> & Record<string, Tone>>

const toneOf = new Map<string, Tone>(Object.entries(tones))

/** The status of an order in words. @param props.status decides its colour; one that is not known is neutral */
export function OrderStatusBadge({ status, children }: { status: string; children: ReactNode }) {
  return <Root $tone={toneOf.get(status) ?? 'info'}>{children}</Root>
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
