import { css, styled } from 'styled-components'

import { color, motion, radius, shadow } from '../tokens/tokens.ts'
import { Card } from './Card.tsx'

/** A card with a link; raised on hover. */
export const LinkCard = styled(Card)`
  position: relative;
  transition:
    box-shadow ${motion.medium} ${motion.ease},
    border-color ${motion.medium},
    translate ${motion.medium} ${motion.ease};
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
  @media (hover: hover) and (pointer: fine) {
    &:hover {
      translate: 0 -3px;
    }
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
