import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const SaleSection = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
`

export const SectionIntro = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`
