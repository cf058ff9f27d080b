import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

import { font, space } from '../tokens/tokens.ts'
import { Select } from './Select.tsx'

interface InlineSelectProps extends ComponentPropsWithRef<'select'> {
  label: ReactNode
}

/** A select beside its label, for what orders or filters a list. */
export function InlineSelect({ label, className, ...select }: InlineSelectProps) {
  const id = useId()
  return (
    <Root className={className}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  & > label {
    flex: none;
    font-size: ${font.s};
  }
`
