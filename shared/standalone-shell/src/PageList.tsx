import { NavLink, useLocation } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import {
  color,
  font,
  layer,
  mediaQuery,
  radius,
  shadow,
  size,
  space,
} from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { FocusEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import { messages } from './messages.ts'

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeOnBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/** A disclosure with links to the remote's pages, labelled by the current path. */
export function PageList({ paths }: { paths: readonly string[] }) {
  const t = messages.useT()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('standalone.pages')} translate="no">
      {/* The key closes it after a navigation. */}
      <Details key={pathname} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
        <Summary>
          <VisuallyHidden>{t('standalone.pages')}</VisuallyHidden>
          <bdi translate="no">{pathname}</bdi>
          <ChevronDown aria-hidden />
        </Summary>
        {/* Focusable, so that a click beside a link does not blur the disclosure. */}
        <Panel tabIndex={-1}>
          {paths.map((path) => (
            <li key={path}>
              <NavLink to={path} end>
                <bdi>{path}</bdi>
              </NavLink>
            </li>
          ))}
        </Panel>
      </Details>
    </nav>
  )
}

const Details = styled.details`
  max-inline-size: 100%;
  ${mediaQuery.tablet} {
    inline-size: fit-content;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  font-size: ${font.s};
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  ${Details}[open] > & > svg {
    rotate: 180deg;
  }
`

const Panel = styled.ul`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: ${space.gutter};
  z-index: ${layer.menu};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  max-block-size: 70svh;
  margin: 0;
  padding: ${space[2]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    border-radius: ${radius.m};
    color: ${color.text};
    font-size: ${font.s};
    text-decoration: none;
  }
  & a:hover {
    background: ${color.sunken};
  }
  & a[aria-current] {
    color: ${color.accent};
    font-weight: ${font.bold};
  }
`
