import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, motion, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

/** A card with a link; raised on hover. */
export const LinkCard = styled(Card)`
  position: relative;
  transition:
    box-shadow ${motion.medium} ${motion.ease},
    border-color ${motion.medium};
  & img {
    transition: scale ${motion.slow} ${motion.ease};
  }
  &:hover {
    border-color: ${color.lineStrong};
    box-shadow: ${shadow.m};
  }
  &:hover img {
    scale: 1.03;
  }
`

/** For the heading of a card: its link covers the whole card. */
export const stretchedLink = css`
  & > a {
    color: ${color.text};
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.l};
  }
  & > a:focus-visible {
    outline: none;
  }
  & > a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }
`

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
