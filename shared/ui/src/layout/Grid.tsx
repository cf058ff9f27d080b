import { styled } from 'styled-components'

import { mediaQuery, space } from '../tokens/tokens.ts'

/** Equal columns, as many as fit at the least width `$min`; a list by `as="ul"`. */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '16rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = '5' }) => space[$gap]};
  list-style: none;
`

/** A list of cards in two columns, four on large screens; `$medium` is the number in between, from 48 rem. */
export const CardGrid = styled.ul<{ $medium?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  list-style: none;
  ${mediaQuery.tablet} {
    gap: ${space[5]};
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(${({ $medium = 2 }) => $medium}, minmax(0, 1fr));
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
