import { Link } from '@shop/router'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { color, font, motion, radius, size } from '../tokens/tokens.ts'

interface PageStepProps {
  /** The page it leads to. */
  to: number
  label: string
  current?: boolean
  disabled?: boolean
  hrefFor?: ((page: number) => string) | undefined
  onChange?: ((page: number) => void) | undefined
  children: ReactNode
}

/** One number or arrow of a pagination. A link that leads nowhere would be none, so at the ends it is a disabled button. */
export function PaginationItem(props: PageStepProps) {
  const { to, label, current, disabled, hrefFor, onChange, children } = props
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  if (hrefFor && !disabled) {
    return (
      <StepLink {...shared} to={hrefFor(to)}>
        {children}
      </StepLink>
    )
  }
  return (
    <StepButton {...shared} type="button" disabled={disabled} onClick={() => onChange?.(to)}>
      {children}
    </StepButton>
  )
}

const look = css`
  display: grid;
  place-items: center;
  min-inline-size: ${size.touch};
  block-size: ${size.touch};
  padding-inline: 0.5rem;
  border-radius: ${radius.m};
  color: ${color.text};
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background ${motion.fast};
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accent};
    color: ${color.accentText};
  }
  &:disabled {
    color: ${color.muted};
    opacity: 0.5;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 1.125rem;
  }
`

const StepLink = styled(Link)`
  ${look}
`

const StepButton = styled.button`
  ${look}
`
