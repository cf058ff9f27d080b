import { styled } from 'styled-components'

import { color, font } from '../tokens/tokens.ts'

/** A small, quiet paragraph beside what matters more; another element by `as`. */
export const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
