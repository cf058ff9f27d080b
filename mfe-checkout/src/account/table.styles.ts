import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { HeadCell as CartHeadCell } from '../cart/cart.styles.ts'

/** The last column here is no button: it keeps as far from the edge as the first. */
export const HeadCell = styled(CartHeadCell)`
  &:last-child {
    padding-inline-end: ${space[5]};
  }
`

/** A line of the table; on a phone a card of lines, each named by its cell's `data-label`. */
export const Row = styled.tr`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${mediaQuery.tablet} {
    display: table-row;
    border: 0;
    background: none;
  }
`

export const Cell = styled.td<{ $last?: boolean; $end?: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  text-align: end;
  ${({ $last }) => $last && `margin-block-start: ${space[2]};`}
  &[data-label]::before {
    /* The column's header says it already. */
    content: attr(data-label) / '';
    flex: none;
    color: ${color.muted};
    font-size: ${font.s};
  }
  ${mediaQuery.tablet} {
    display: table-cell;
    padding: ${space[4]} ${space[3]};
    border-block-start: 1px solid ${color.line};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
    &[data-label]::before {
      content: none;
    }
    &:first-child {
      padding-inline-start: ${space[5]};
    }
    &:last-child {
      padding-inline-end: ${space[5]};
    }
  }
`
