import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { color, space } from '../tokens/tokens.ts'
import { controlStyles } from './control.styles.ts'
import { useFieldControl } from './field.context.ts'

/** A native select; labelled by the `Field` it is in. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  const control = useFieldControl(props)
  return (
    <Root>
      <Box {...props} {...control} />
      <ChevronDown aria-hidden />
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[4]};
    inline-size: 1.125rem;
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
`

const Box = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space[7]};
  text-overflow: ellipsis;
`
