import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonStyle, type ButtonStyleProps, buttonStyles } from './button.styles.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** Disables the button and shows a spinner while its action is in progress. */
  busy?: boolean | undefined
}

export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
    >
      {children}
      {busy && <Spinner />}
    </Root>
  )
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  /* The spinner stands first, and in the HTML last: React can't insert it before a text that the browser has wrapped. */
  &[aria-busy] > svg:last-child {
    order: -1;
  }
`
