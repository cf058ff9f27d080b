import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A list of facts, each an icon and a text. */
export const IconList = styled.ul`
  display: grid;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.s};
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
    align-items: start;
  }
  & > li > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.15em;
    color: ${color.accent};
    stroke-width: 1.5;
  }
`
