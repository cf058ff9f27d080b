import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** What a record is of, and on a laptop beside it what is known about it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
  & h2 {
    font-size: ${font.m};
  }
`
