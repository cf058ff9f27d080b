import { Row, tableMedia } from '@shop/ui/table/table.styles.ts'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const CartTableRow = styled(Row)`
  grid-template:
    'picture title remove' auto 'picture price price' auto 'quantity quantity total' auto / 5.5rem
    minmax(4.5rem, 1fr) minmax(0, auto);
  gap: ${space[2]} ${space[3]};
  align-items: center;
  &[data-texts] {
    grid-template-areas:
      'picture title remove' 'picture price price' 'texts texts texts'
      'quantity quantity total';
  }
  ${tableMedia.cards} {
    &[data-open] {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`

/** The texts on the pieces of the line above: in its card, or below its cells. */
export const EngravingsRow = styled(Row)`
  ${tableMedia.cards} {
    /* Over the gap between cards. */
    margin-block-start: calc(-1 * ${space[3]});
    padding-block-start: 0;
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`

export const EngravingsCell = styled.td.attrs({ role: 'cell', colSpan: 5 })`
  min-inline-size: 0;
  ${tableMedia.table} {
    padding: 0 ${space[5]} ${space[5]};
  }
`

type Area = 'product' | 'price' | 'quantity' | 'total' | 'remove'

export const CartCell = styled.td.attrs<{ $area: Area }>({ role: 'cell' })`
  grid-area: ${({ $area }) => $area};
  /* A long amount breaks rather than widen the page. */
  overflow-wrap: anywhere;
  & > bdi {
    white-space: inherit;
  }
  ${({ $area }) => $area === 'product' && 'display: contents;'}
  ${({ $area }) => $area === 'price' && `color: ${color.muted}; align-self: start;`}
  ${({ $area }) => $area === 'total' && `font-weight: ${font.medium}; text-align: end;`}
  ${({ $area }) => $area === 'remove' && 'align-self: start; justify-self: end;'}
  ${tableMedia.table} {
    display: table-cell;
    padding: ${space[4]} ${space[3]};
    border-block-start: 1px solid ${color.line};
    white-space: nowrap;
    &:first-child {
      padding-inline-start: ${space[5]};
      white-space: normal;
    }
    /* The note on the tax, which is long in Arabic, must not take the room of the title. */
    & > span {
      max-inline-size: 7.5rem;
      white-space: normal;
    }
  }
`

/** An amount whose column names the currency; on a card, which has no columns, it does so itself. */
export const LineTotal = styled.bdi`
  ${tableMedia.cards} {
    &::before {
      content: attr(data-before);
    }
    &::after {
      content: attr(data-after);
    }
  }
`

/** Picture and title: grid items of a card, one cell of a table. */
export const Product = styled.div`
  display: contents;
  ${tableMedia.table} {
    display: grid;
    grid-template-columns: clamp(4.5rem, 8vw, 6.5rem) minmax(8rem, 1fr);
    gap: 0 ${space[4]};
    align-items: center;
    [data-texts] & > :first-child {
      grid-row: span 2;
    }
    [data-texts] & > :nth-child(2) {
      align-self: end;
    }
  }
`

export const Title = styled.div`
  grid-area: title;
  font-weight: ${font.medium};
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
  ${tableMedia.table} {
    grid-area: auto;
  }
`

/** The engraving texts: as wide as a card, below the title in a table. */
export const Texts = styled.div`
  grid-area: texts;
  overflow-wrap: anywhere;
  ${tableMedia.table} {
    grid-area: auto;
    align-self: start;
    grid-column: 2;
  }
`

export const Thumb = styled.div`
  grid-area: picture;
  align-self: start;
  overflow: hidden;
  border-radius: ${radius.m};
  ${tableMedia.table} {
    grid-area: auto;
  }
`

/** The table, and what is said below it. */
export const Lines = styled.div`
  display: grid;
  gap: ${space[4]};
`

// Before hydration, only the mark of the head script tells whether there are lines.

export const CartHeading = styled.div`
  ${mediaQuery.phone} {
    & > div {
      padding-block: ${space[4]};
    }
    & h1 + p {
      margin-block-start: ${space[1]};
      font-size: ${font.m};
    }
  }
  /* The place of their number. */
  html:not([data-cart]) & p {
    display: none;
  }
`

/** Shown until hydration brings the lines. */
export const BeforeLines = styled.div`
  html:not([data-cart]) & {
    display: none;
  }
`

export const WithoutLines = styled.div`
  html[data-cart] & {
    display: none;
  }
`
