import { Link } from '@shop/router'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { color, font, motion, radius, size } from '../tokens/tokens.ts'

interface PaginationItemProps {
  page: number
  label: string
  current?: boolean
  disabled?: boolean
  hrefFor?: ((page: number) => string) | undefined
  onChange?: ((page: number) => void) | undefined
  children: ReactNode
}

/** A page number or an arrow of `Pagination`: a link, or a button; when disabled always a button. */
export function PaginationItem(props: PaginationItemProps) {
  const { page, label, current, disabled, hrefFor, onChange, children } = props
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  if (hrefFor && !disabled) {
    return (
      <ItemLink {...shared} to={hrefFor(page)}>
        {children}
      </ItemLink>
    )
  }
  return (
    <ItemButton {...shared} type="button" disabled={disabled} onClick={() => onChange?.(page)}>
      {children}
    </ItemButton>
  )
}

const itemStyles = css`
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

const ItemLink = styled(Link)`
  ${itemStyles}
`

const ItemButton = styled.button`
  ${itemStyles}
`
