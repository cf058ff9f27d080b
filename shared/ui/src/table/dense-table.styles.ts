import { styled } from 'styled-components'

import { color, font, radius, size, space } from '../tokens/tokens.ts'

// The ARIA roles are explicit: browsers drop the implicit ones when `display` makes a row a line.

const wide = '@media (min-width: 48rem)'
const narrow = '@media not all and (min-width: 48rem)'
const tight = '@media (min-width: 48rem) and (max-width: 79.99rem)'

/** A table of many rows. On a phone, a row is two lines: what it is and its amount, and the rest below. */
export const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  font-size: ${font.s};
  & > tbody {
    display: block;
  }
  ${narrow} {
    & > thead,
    & > thead > tr {
      display: block;
    }
  }
  ${wide} {
    display: table;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    & > tbody {
      display: table-row-group;
    }
  }
`

interface CellProps {
  $end?: boolean
  /** A box to choose the row by, an action, or neither. */
  $kind?: 'choice' | 'action' | undefined
  /** May have no spaces, as e-mail addresses have none. */
  $long?: boolean
  /** Left out where there is little room for columns. */
  $desktop?: boolean
}

/** A phone has no columns: of their head, only the box that chooses all rows is seen. */
const hidden = `
  position: absolute;
  inline-size: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
`

/** Stays below the bar while the rows are scrolled. */
export const HeadCell = styled.th.attrs<CellProps>({ role: 'columnheader' })`
  position: sticky;
  inset-block-start: ${size.bar};
  z-index: 1;
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${font.xs};
  font-weight: ${font.medium};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  ${tight} {
    ${({ $desktop }) => $desktop && 'display: none;'}
  }
  ${narrow} {
    ${({ $kind }) => ($kind === 'choice' ? 'display: block; background: none;' : hidden)}
  }
  &:first-child {
    border-start-start-radius: ${radius.l};
  }
  &:last-child {
    border-start-end-radius: ${radius.l};
  }
`

export const Row = styled.tr.attrs({ role: 'row' })`
  &:hover {
    background: ${color.sunken};
  }
  ${narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]};
    & + & {
      border-block-start: 1px solid ${color.line};
    }
    /* The second line begins. */
    &::before {
      content: '';
      order: 2;
      flex-basis: 100%;
    }
  }
  ${wide} {
    & + & > td {
      border-block-start: 1px solid ${color.line};
    }
  }
`

/** Cut after two lines: a name of two hundred letters is no reason for a row of ten. */
export const Cut = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`

/** Where a cell is on a phone: in the first line at its start or its end, in the second, or nowhere. */
export type Place = 'title' | 'amount' | 'rest' | 'none'

export const Cell = styled.td.attrs<CellProps>({ role: 'cell' })<CellProps & { $place: Place }>`
  ${narrow} {
    order: ${({ $place, $kind }) => ($kind === 'choice' ? 0 : $place === 'rest' ? 3 : 1)};
    min-inline-size: 0;
    ${({ $place }) => $place === 'none' && 'display: none;'}
    ${({ $place }) => $place === 'title' && 'flex: 1 1 0;'}
    ${({ $place }) => $place === 'rest' && `color: ${color.muted}; font-size: ${font.xs};`}
    ${({ $kind }) => $kind === 'action' && 'order: 4; margin-inline-start: auto;'}
    &[data-label]::before {
      /* Empty alternative text: the column's header names the cell already. */
      content: attr(data-label) ' ';
      content: attr(data-label) ' ' / '';
    }
    &[data-label] > ${Cut} {
      display: inline;
    }
  }
  ${wide} {
    padding: ${space[2]} ${space[3]};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
    ${({ $long }) => $long && 'min-inline-size: 7rem;'}
    ${({ $kind }) => $kind === 'choice' && 'inline-size: 1px;'}
  }
  ${tight} {
    ${({ $desktop }) => $desktop && 'display: none;'}
  }
  @media (min-width: 80rem) {
    ${({ $long }) => !$long && 'white-space: nowrap;'}
  }
`
