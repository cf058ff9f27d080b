import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[5]};
  border-block-end: 1px solid ${color.line};
`

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[5]};
  & h3 {
    margin-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${font.s};
  }
`

export const OrderFacts = styled.dl`
  display: grid;
  align-content: start;
  & > dt {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.medium};
  }
  & > dd:not(:last-child) {
    margin-block-end: ${space[3]};
  }
`

export const Totals = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(20rem, 100%);
  margin-inline-start: auto;
  ${mediaQuery.tablet} {
    /* Aligned with the last column. */
    padding-inline-end: ${space[5]};
  }
`

export const Terms = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.s};
  & > a {
    padding-block: ${space[3]};
  }
`
