import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'

/** A map pin as a part of an `svg`; its tip is at the origin. */
export function PinShape() {
  return (
    <g>
      <Body d="M0 6c-9-14-18-22-18-34a18 18 0 0 1 36 0c0 12-9 20-18 34z" />
      <Hole cy="-28" r="7" />
    </g>
  )
}

/** Pixels; the tip is in the middle of the lower edge. */
export const pinSize = { width: 38, height: 54 }

/** A map pin as an image of its own. */
export function Pin() {
  return (
    <svg {...pinSize} viewBox="-19 -47 38 54" aria-hidden>
      <PinShape />
    </svg>
  )
}

const Body = styled.path`
  fill: ${color.accent};
  /* Tiles are light in both themes. */
  stroke: ${color.accentText};
  stroke-width: 1.5;
`

const Hole = styled.circle`
  fill: ${color.accentText};
`
