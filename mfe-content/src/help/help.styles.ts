import { color, radius } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Behind the icon of a topic. */
export const Badge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.accent};
  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.5;
  }
`
