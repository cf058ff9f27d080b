import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'

/** Children below each other with even space between them, or beside each other (`$row`), wrapping. */
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
