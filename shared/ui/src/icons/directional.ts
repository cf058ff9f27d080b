import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { css, styled } from 'styled-components'

/** Mirrors a directional icon in right-to-left pages. */
export const mirrored = css`
  html[dir='rtl'] & {
    scale: -1 1;
  }
`

/** Points in the reading direction. */
export const ArrowForward = styled(ArrowRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points against the reading direction. */
export const ArrowBack = styled(ArrowForward)`
  rotate: 180deg;
`

/** Points in the reading direction. */
export const ChevronForward = styled(ChevronRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points against the reading direction. */
export const ChevronBack = styled(ChevronForward)`
  rotate: 180deg;
`
