import { css } from 'styled-components'

/** For an icon that points along the line of reading: it points the other way in Arabic. */
export const mirrored = css`
  html[dir='rtl'] & {
    scale: -1 1;
  }
`
