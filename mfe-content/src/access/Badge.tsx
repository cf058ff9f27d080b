import { color, radius } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A round place above a title for an icon. */
export const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    stroke-width: 1.5;
  }
`
