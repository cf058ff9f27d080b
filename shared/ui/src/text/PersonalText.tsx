import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

interface PersonalTextProps extends ComponentProps<'bdi'> {
  /** Keeps the lines of a message, in a block of its own. */
  multiline?: boolean
}

/**
 * What a person wrote, or is called or reached by: as it was typed, in its own direction, and never sent to the
 * translation service. Numbers beside Arabic letters run from left to right. It breaks anywhere, since an e-mail address has
 * no spaces.
 */
export function PersonalText({ multiline = false, children, ...props }: PersonalTextProps) {
  return (
    <Root {...props} translate="no" data-multiline={multiline || undefined}>
      {typeof children === 'string' ? isolateNumbers(children) : children}
    </Root>
  )
}

const Root = styled.bdi`
  overflow-wrap: anywhere;
  &[data-multiline] {
    display: block;
    white-space: pre-wrap;
  }
`
