import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { controlStyles } from './control.styles.ts'
import { useFieldControl } from './field.context.ts'

// Their values are Latin in every language.
const LTR_TYPES = ['email', 'tel', 'url']

/** A text input; labelled by the `Field` it is in. */
export function TextInput({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl(rest)
  const dir = LTR_TYPES.includes(type) ? 'ltr' : undefined
  return <Root dir={dir} {...rest} {...control} type={type} />
}

const Root = styled.input`
  ${controlStyles}
  /* Align with the label, whatever the direction of the text. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
