import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const SheetHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.line};
`

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[5]};
  margin-block: ${space[5]};
  & > div {
    display: grid;
    align-content: start;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & h3 {
    color: ${color.muted};
    font-size: ${font.s};
  }
`

export const Facts = styled.dl`
  display: grid;
  align-content: start;
  & > dt {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.medium};
  }
  & > dd {
    margin-block-end: ${space[2]};
  }
`

/** Paper is always wider. */
const phone = '@media screen and (max-width: 29.99rem)'

/** A plain table; on a phone, each line is its product and one line of figures. */
export const Lines = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.s};
  ${phone} {
    display: block;
    & > tbody {
      display: block;
    }
    & > thead {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

// The ARIA roles are explicit: browsers drop the implicit ones when `display` makes a row a block.

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space[2]};
  border-block-end: 1px solid ${color.line};
  text-align: start;
  vertical-align: top;
  &:not(:first-child) {
    text-align: end;
  }
`

export const Row = styled.tr.attrs({ role: 'row' })`
  &:not([data-pieces]) {
    break-inside: avoid;
  }
  ${phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} 0.4em;
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  padding: ${space[2]};
  border-block-end: 1px solid ${color.line};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
  & > bdi {
    white-space: nowrap;
  }
  &:not(:first-child) {
    text-align: end;
  }
  ${phone} {
    padding: 0;
    border: 0;
    &:first-child {
      flex-basis: 100%;
      min-inline-size: 0;
    }
    &:last-child:not(:first-child) {
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
`

export const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* A picture that is stretched would have its drawing below the place. */
  align-items: flex-start;
  gap: ${space[3]};
  & > :first-child:not(:last-child) {
    flex: none;
    inline-size: 6rem;
    border-radius: ${radius.s};
    overflow: hidden;
  }
  & small {
    display: block;
    color: ${color.muted};
  }
`

export const Amounts = styled.dl`
  display: grid;
  gap: ${space[1]};
  inline-size: min(22rem, 100%);
  margin-block-start: ${space[4]};
  margin-inline-start: auto;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  & dt {
    color: ${color.muted};
  }
  & dd {
    white-space: nowrap;
  }
`

/** What whoever brings the order looks for. */
export const Due = styled.div`
  font-weight: ${font.medium};
  & dt {
    color: inherit;
  }
`

/** Large enough to be compared with what was made. */
export const Logo = styled.div`
  display: grid;
  justify-items: start;
  & > svg {
    block-size: 3rem;
    max-inline-size: 10rem;
  }
`
