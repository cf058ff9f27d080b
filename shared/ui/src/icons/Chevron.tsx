import ChevronRight from 'lucide-react/icons/chevron-right'
import { styled } from 'styled-components'

import { mirrored } from './mirrored.ts'

/** Points in the reading direction. */
export const ChevronForward = styled(ChevronRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points against the reading direction. */
export const ChevronBack = styled(ChevronForward)`
  rotate: 180deg;
`
