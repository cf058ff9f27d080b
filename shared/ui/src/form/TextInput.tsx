import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { controlStyles } from './control.styles.ts'
import { useFieldControl } from './field.context.ts'

// Never Arabic, whatever the page is.
const leftToRight = ['email', 'tel', 'url']

/** A line of text; inside a `Field` it is labelled by it. */
export function TextInput({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl(rest)
  const dir = leftToRight.includes(type) ? 'ltr' : undefined
  return <Root dir={dir} {...rest} {...control} type={type} />
}

const Root = styled.input`
  ${controlStyles}
  /* Whatever is typed, all fields of a form begin at the same edge as their labels. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
