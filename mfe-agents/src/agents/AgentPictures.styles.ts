import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

const portrait = '5rem'

export const Banner = styled.div`
  aspect-ratio: 640 / 240;
  overflow: hidden;
  background: ${color.accentSoft};
`

/** The waves of a card held to a phone, as the banner of whoever has not chosen one. */
export const Pattern = styled.span`
  display: block;
  block-size: 100%;
  background:
    repeating-radial-gradient(
      circle at 12% 110%,
      transparent 0 1.25rem,
      color-mix(in srgb, ${color.accent} 35%, transparent) 1.25rem calc(1.25rem + 1px)
    ),
    linear-gradient(120deg, ${color.accentSoft}, ${color.copperSoft});
`

export const Avatar = styled.div`
  position: relative;
  inline-size: ${portrait};
  block-size: ${portrait};
  margin-block-start: calc(-0.5 * ${portrait});
  margin-inline-start: ${space[5]};
  border: 3px solid ${color.surface};
  border-radius: ${radius.round};
  overflow: hidden;
  background: ${color.surface};
`

export const Initials = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${color.copperSoft};
  color: ${color.copper};
  font-size: ${font.xl};
  font-weight: ${font.medium};
  & > svg {
    stroke-width: 1.5;
  }
`
