import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A small icon and a sentence. */
export const PromiseNote = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.xs};
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.2em;
  }
`
