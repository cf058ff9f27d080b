import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The fields of one of several parts of a form, named by a `legend`. */
export const FieldGroup = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    padding-block-end: ${space[3]};
    font-weight: bold;
  }
`
