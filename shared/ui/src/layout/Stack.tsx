import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'

/** A flex column with a gap, or a wrapping `$row`. */
export const Stack = styled.div<{
  $gap?: keyof typeof space
  $row?: boolean
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}>`
  display: flex;
  flex-flow: ${({ $row }) => ($row ? 'row wrap' : 'column')};
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = '4' }) => space[$gap]};
`
