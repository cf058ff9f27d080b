import { styled } from 'styled-components'

import { color, font, space } from '../tokens/tokens.ts'

export const FieldRoot = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
`

export const FieldLabel = styled.label`
  font-size: ${font.s};
  font-weight: ${font.medium};
`

export const FieldHint = styled.p`
  color: ${color.muted};
  font-size: ${font.xs};
`
