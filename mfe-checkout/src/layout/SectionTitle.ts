import { font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const SectionTitle = styled.h2`
  font-size: ${font.xl};
`
