import { styled } from 'styled-components'

import { color, radius, space } from '../tokens/tokens.ts'

/** A bordered surface; `$flush` has no padding, for pictures that reach the edges. */
export const Card = styled.div<{ $flush?: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : space[5])};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${({ $flush }) => $flush && 'overflow: hidden;'}
`
