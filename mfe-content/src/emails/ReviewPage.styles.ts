import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Stars = styled.div`
  display: flex;
  gap: ${space[2]};
  color: ${color.copper};
  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    fill: currentColor;
    stroke-width: 1.25;
  }
`

export const Product = styled(ResponsiveImage)`
  inline-size: 10rem;
  border-radius: ${radius.l};
`
