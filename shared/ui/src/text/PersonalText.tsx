import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

interface PersonalTextProps extends ComponentProps<'bdi'> {
  /** Keeps the lines of a message, in a block of its own. */
  multiline?: boolean
}

/**
 * What a person wrote, or is called or reached by: as it was typed, in its own direction, and never sent to the
 * translation service. Numbers beside Arabic letters run from left to right. A word that is too long breaks anywhere, an
 * e-mail address before its @ if that is enough.
 */
export function PersonalText({ multiline = false, children, ...props }: PersonalTextProps) {
  return (
    <Root {...props} translate="no" data-multiline={multiline || undefined}>
      {typeof children === 'string' ? toLines(children) : children}
    </Root>
  )
}

function toLines(text: string): ReactNode {
  const [, user, domain] = /^([^\s@]+)(@[^\s@]+)$/.exec(text) ?? []
  if (!user) return isolateNumbers(text)
  return (
    <>
      {user}
      <wbr />
      {domain}
    </>
  )
}

const Root = styled.bdi`
  overflow-wrap: anywhere;
  &[data-multiline] {
    display: block;
    white-space: pre-wrap;
  }
`
