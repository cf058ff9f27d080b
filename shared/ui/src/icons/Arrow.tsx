import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'

import { mirrored } from './mirrored.ts'

/** Points in the reading direction. */
export const ArrowForward = styled(ArrowRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points against the reading direction. */
export const ArrowBack = styled(ArrowForward)`
  rotate: 180deg;
`
