import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

const backgrounds = {
  success: color.success,
  copper: color.copper,
  accent: color.accent,
  info: color.info,
}

/** A short label on a card's picture. */
export const Badge = styled.p<{ $tone: keyof typeof backgrounds }>`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => backgrounds[$tone]};
  color: ${color.surface};
  font-size: ${font.xs};
  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`
