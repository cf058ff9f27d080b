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

/** A plain table: paper has no phones. */
export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.s};
  & th,
  & td {
    padding: ${space[2]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  & td {
    overflow-wrap: anywhere;
  }
  & td > bdi {
    white-space: nowrap;
  }
  & th:not(:first-child),
  & td:not(:first-child) {
    text-align: end;
  }
  & tr:not([data-pieces]) {
    break-inside: avoid;
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

/** Large enough to be compared with what was made. */
export const Logo = styled.div`
  display: grid;
  justify-items: start;
  & > svg {
    block-size: 3rem;
    max-inline-size: 10rem;
  }
`
