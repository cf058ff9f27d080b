import { color, font, from, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A table from a tablet on; on a phone every row is a card of lines, each named by its cell's `data-label`. */
export const Table = styled.table`
  display: block;
  & > thead {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > tbody {
    display: grid;
    gap: ${space[3]};
  }
  ${from.tablet} {
    display: table;
    border: 1px solid ${color.line};
    border-collapse: separate;
    border-spacing: 0;
    border-radius: ${radius.l};
    background: ${color.surface};
    & > thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    & > tbody {
      display: table-row-group;
    }
  }
`

export const HeadCell = styled.th<{ $end?: boolean }>`
  padding: ${space[3]};
  color: ${color.muted};
  font-size: ${font.s};
  font-weight: ${font.regular};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  &:first-child {
    padding-inline-start: ${space[5]};
  }
  &:last-child {
    padding-inline-end: ${space[5]};
  }
`

export const Row = styled.tr`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${from.tablet} {
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
  ${from.tablet} {
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
