import { css } from 'styled-components'

/** Mirrors a directional icon in right-to-left pages. */
export const mirrored = css`
  html[dir='rtl'] & {
    scale: -1 1;
  }
`
