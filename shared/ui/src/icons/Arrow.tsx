import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'

import { mirrored } from './mirrored.ts'

/** Points onwards in the direction of reading. */
export const ArrowForward = styled(ArrowRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points back against the direction of reading. */
export const ArrowBack = styled(ArrowForward)`
  rotate: 180deg;
`
