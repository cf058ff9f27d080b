import { styled } from 'styled-components'

import { mediaQuery, space } from '../tokens/tokens.ts'

/** Fields below each other, two in a line where there is room; `Wide` takes the whole line. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const FullWidth = styled.div`
  ${mediaQuery.tablet} {
    grid-column: 1 / -1;
  }
`
