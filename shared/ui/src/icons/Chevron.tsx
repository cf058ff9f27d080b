import ChevronRight from 'lucide-react/icons/chevron-right'
import { styled } from 'styled-components'

import { mirrored } from './mirrored.ts'

/** Points onwards in the direction of reading. */
export const ChevronForward = styled(ChevronRight).attrs({ 'aria-hidden': true })`
  ${mirrored}
`

/** Points back against the direction of reading. */
export const ChevronBack = styled(ChevronForward)`
  rotate: 180deg;
`
