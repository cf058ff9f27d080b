import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The heading of a list, and how many items it has. */
export const ListHeader = styled(Stack).attrs({
  $row: true,
  $align: 'baseline',
  $justify: 'space-between',
  $gap: '3',
})`
  margin-block-end: ${space[4]};
  & > p {
    color: ${color.muted};
  }
`
