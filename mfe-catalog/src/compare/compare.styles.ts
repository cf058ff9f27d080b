import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Scrolls instead of the page. */
export const Scroller = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  inline-size: fit-content;
  max-inline-size: 100%;
  &:focus-visible {
    border-radius: ${radius.l};
  }
`

export const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  inline-size: auto;
  & > tbody > tr > * {
    border-block-start: 1px solid ${color.line};
  }
`

export const RowHeader = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  padding: ${space[3]};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${font.xs};
  font-weight: ${font.regular};
  vertical-align: top;
  /* Two products have the whole width of a phone: their cells name the rows, which screen readers find here. */
  ${mediaQuery.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${mediaQuery.tablet} {
    min-inline-size: 8rem;
    padding: ${space[4]};
    font-size: ${font.s};
  }
`

export const Cell = styled.td`
  inline-size: 16rem;
  padding: ${space[3]};
  vertical-align: top;
  ${mediaQuery.phone} {
    min-inline-size: calc((100vw - 2 * ${space.gutter} - 2px) / 2);
    &[data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      display: block;
      color: ${color.muted};
      font-size: ${font.xs};
    }
    & > button {
      inline-size: 100%;
      padding-inline: ${space[2]};
      white-space: nowrap;
    }
  }
  ${mediaQuery.tablet} {
    min-inline-size: 11.5rem;
    padding: ${space[4]};
  }
`

export const HeaderCell = styled(Cell)`
  position: relative;
  font-weight: ${font.regular};
`

export const Title = styled.p`
  margin-block-start: ${space[3]};
  font-weight: ${font.medium};
  line-height: 1.35;
  & > a {
    color: ${color.text};
  }
`

export const Frame = styled.div`
  position: relative;
  border-radius: ${radius.m};
  overflow: hidden;
`

export const RemoveButton = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};
  border-radius: ${radius.round};
  background: ${color.raised};
  ${mediaQuery.tablet} {
    inset-block-start: ${space[5]};
    inset-inline-end: ${space[5]};
  }
`

export const Prices = styled.span`
  font-size: ${font.l};
  font-weight: ${font.medium};
`
