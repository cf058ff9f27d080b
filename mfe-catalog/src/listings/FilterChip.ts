import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A button that removes a filter. */
export const FilterChip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.s};
  &:hover {
    text-decoration: line-through;
  }
  & > svg {
    inline-size: 1rem;
  }
`
