import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Title of an address, and the button that changes it. */
export const AddressHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  margin-block-end: ${space[2]};
  & > h2 {
    font-size: ${font.l};
  }
  & > button {
    margin-inline-start: auto;
    margin-inline-end: calc(-1 * ${space[2]});
  }
`
