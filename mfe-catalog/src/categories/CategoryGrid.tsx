import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Two columns on small screens, four on large ones. */
export const CategoryGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  list-style: none;
  ${mediaQuery.tablet} {
    gap: ${space[5]};
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
