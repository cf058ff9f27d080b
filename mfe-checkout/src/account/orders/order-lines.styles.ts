import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

// By the width of the sheet, which is that of the paper when it is printed. The ARIA roles are explicit: browsers drop
// the implicit ones when `display` makes a row a block.

const WIDE = '@container (min-width: 32rem)'
const NARROW = '@container not (min-width: 32rem)'

export const Container = styled.div`
  container-type: inline-size;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
`

export const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  & > tbody {
    display: block;
  }
  ${NARROW} {
    & > thead {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${WIDE} {
    display: table;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    & > tbody {
      display: table-row-group;
    }
  }
`

export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  padding: ${space[3]};
  color: ${color.muted};
  font-size: ${font.s};
  font-weight: ${font.regular};
  text-align: end;
  white-space: nowrap;
  &:first-child {
    padding-inline-start: ${space[5]};
    text-align: start;
  }
  &:last-child {
    padding-inline-end: ${space[5]};
  }
`

export const Row = styled.tr.attrs({ role: 'row' })`
  break-inside: avoid;
  ${NARROW} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[2]} 0.4em;
    padding: ${space[4]};
    & + & {
      border-block-start: 1px solid ${color.line};
    }
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:first-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${NARROW} {
    &:first-child {
      flex-basis: 100%;
      min-inline-size: 0;
    }
    &:last-child {
      margin-inline-start: auto;
      font-weight: ${font.medium};
    }
    &[data-quantity]::after {
      content: ' ×';
      /* The column's header names the cell already. */
      content: ' ×' / '';
      color: ${color.muted};
    }
  }
  ${WIDE} {
    padding: ${space[4]} ${space[3]};
    border-block-start: 1px solid ${color.line};
    text-align: end;
    &:first-child {
      padding-inline-start: ${space[5]};
      text-align: start;
    }
    &:last-child {
      padding-inline-end: ${space[5]};
    }
  }
`

export const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & > :last-child {
    min-inline-size: 0;
  }
`

export const Thumb = styled.span`
  flex: none;
  inline-size: 3.5rem;
  border-radius: ${radius.s};
  overflow: hidden;
`
