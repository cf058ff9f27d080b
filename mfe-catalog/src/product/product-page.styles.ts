import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const BreadcrumbBar = styled.div`
  padding-block: ${space[4]};
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[5]};
  align-items: start;
  padding-block-end: ${space.section};
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    column-gap: ${space[6]};
  }
  ${mediaQuery.laptop} {
    column-gap: ${space[8]};
  }
`
