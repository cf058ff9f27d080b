import { styled } from 'styled-components'

import { color, font, radius, space } from '../tokens/tokens.ts'

// The ARIA roles are explicit: browsers drop the implicit ones when `display` makes a row a card.

/** Rows are cards where the columns would leave the first one no room: on phones, and on laptops beside a column. */
export const tableMedia = {
  cards: '@media not all and (min-width: 48rem), (min-width: 64rem) and (max-width: 79.99rem)',
  table: '@media (min-width: 48rem) and (max-width: 63.99rem), (min-width: 80rem)',
}

/** A table where there is room, else a card for each row. */
export const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  & > tbody {
    display: grid;
    gap: ${space[3]};
  }
  ${tableMedia.cards} {
    & > thead {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${tableMedia.table} {
    display: table;
    border: 1px solid ${color.line};
    border-collapse: separate;
    border-spacing: 0;
    border-radius: ${radius.l};
    background: ${color.surface};
    & > tbody {
      display: table-row-group;
    }
  }
`

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``

export const HeadRow = styled.tr.attrs({ role: 'row' })``

export const HeadCell = styled.th.attrs<{ $end?: boolean }>({ role: 'columnheader' })`
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

export const Row = styled.tr.attrs({ role: 'row' })`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${tableMedia.table} {
    display: table-row;
    border: 0;
    background: none;
  }
`

interface CellProps {
  $end?: boolean
  /** An action, apart from the lines above it. */
  $last?: boolean
  /** May have no spaces, as e-mail addresses have none. */
  $long?: boolean
}

/** A cell; where rows are cards it is a line, named by `data-label`. */
export const Cell = styled.td.attrs<CellProps>({ role: 'cell' })`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  text-align: end;
  ${({ $last }) => $last && `margin-block-start: ${space[2]};`}
  &[data-label]::before {
    /* Empty alternative text: the column's header names the cell already. */
    content: attr(data-label);
    content: attr(data-label) / '';
    flex: none;
    max-inline-size: 60%;
    text-align: start;
    color: ${color.muted};
    font-size: ${font.s};
  }
  ${tableMedia.table} {
    display: table-cell;
    ${({ $long }) => ($long ? 'min-inline-size: 8rem' : 'overflow-wrap: normal')};
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
