import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'

/** Equal columns, as many as fit at the least width `$min`; a list by `as="ul"`. */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '16rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = '5' }) => space[$gap]};
  list-style: none;
`
