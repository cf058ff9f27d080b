import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Stars = styled.div`
  display: flex;
  gap: ${space[2]};
  color: ${color.copper};
  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    fill: ${color.copperSoft};
    stroke-width: 1.25;
  }
`
