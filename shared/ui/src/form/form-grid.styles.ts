import { styled } from 'styled-components'

import { mediaQuery, space } from '../tokens/tokens.ts'

/** Form fields in one column, in two from tablets up. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A cell that spans both columns of a `FormGrid`. */
export const FullWidth = styled.div`
  ${mediaQuery.tablet} {
    grid-column: 1 / -1;
  }
`
