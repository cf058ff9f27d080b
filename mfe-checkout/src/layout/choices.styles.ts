import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A heading above options, one of which is chosen. */
export const Choices = styled.div`
  display: grid;
  gap: ${space[4]};
  & > div {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
  }
`

export const Choice = styled(Checkbox)`
  inline-size: auto;
  padding: ${space[3]} ${space[4]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:has(:checked) {
    background: ${color.accentSoft};
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
  }
  /* The row is the target: its ring is inside, where the frame does not cut it. */
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`
