import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A list of small pictures in a row. */
export const IconRow = styled.ul`
  display: flex;
  gap: ${space[2]};
`
