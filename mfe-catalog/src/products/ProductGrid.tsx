import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Two to four columns; all rows are equally high. */
export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  list-style: none;
  ${mediaQuery.tablet} {
    gap: ${space[5]};
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
