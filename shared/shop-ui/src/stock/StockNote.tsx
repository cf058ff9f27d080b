import { getAvailability } from '@shop/contracts/rules/stock.ts'
import { color, font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { describeStock } from './describe-stock.ts'
import { useT } from './messages.ts'

interface StockNoteProps {
  /** The number that the backend states; see `getAvailability`. */
  stock: { left: number | null } | undefined
  /** Pieces that are wanted. */
  quantity?: number
}

/** Says whether a product can be had; nothing where the backend counts no pieces. */
export function StockNote({ stock, quantity = 1 }: StockNoteProps) {
  const t = useT()
  const availability = getAvailability(stock, quantity)
  if (!availability) return null
  return <Root $kind={availability.kind}>{describeStock(stock, t, quantity)}</Root>
}

/** The place of a note that comes later, or for some of several products only: nothing moves. */
export const StockPlace = styled.p`
  min-block-size: 1.5em;
  font-size: ${font.xs};
  line-height: 1.5;
`

const colors = { inStock: color.success, low: color.warning, soldOut: color.danger }

const Root = styled.span<{ $kind: keyof typeof colors }>`
  color: ${({ $kind }) => colors[$kind]};
  font-size: ${font.xs};
  font-weight: ${font.medium};
`
