import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, size, space } from '../tokens/tokens.ts'

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode
  type?: 'checkbox' | 'radio'
}

/** A checkbox or radio button with its label. */
export function Checkbox({ label, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <Root className={className}>
      <input {...rest} type={type} />
      <span>{label}</span>
    </Root>
  )
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: fit-content;
  min-block-size: ${size.touch};
  cursor: pointer;
  & > input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.accent};
    cursor: inherit;
  }
  &:has(:disabled) {
    color: ${color.muted};
    cursor: default;
  }
`
