import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { color, motion, radius, size } from '../tokens/tokens.ts'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
}

/** A button whose only content is an icon. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <RoundButton title={label} {...rest} type={type} aria-label={label} />
}

/** The button alone: `IconButton` gives it a name. */
export const RoundButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  color: inherit;
  transition: background ${motion.fast};
  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  &:focus-visible {
    border-radius: ${radius.round};
  }
  &:disabled {
    color: ${color.muted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`
