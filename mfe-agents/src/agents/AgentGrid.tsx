import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const AgentGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-block-end: ${space[7]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
