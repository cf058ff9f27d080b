import { NavLink, useLocation } from '@shop/router'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { color, font, mediaQuery, motion, radius, size, space } from '../tokens/tokens.ts'

export interface SideMenuItem {
  to: string
  label: ReactNode
  Icon?: ComponentType<{ 'aria-hidden': true }>
  /** After the label, such as a number of what is new. */
  badge?: ReactNode
  /** Whether it is current on this very page only, not on those below it. */
  end?: boolean
}

interface SideMenuProps {
  className?: string
  'aria-label': string
  items: readonly SideMenuItem[]
  /** A link apart from the others, such as a log-out. */
  lastItem?: SideMenuItem
}

/** The menu beside a group of pages; on a phone a single scrolling line, scrolled to the current item. */
export function SideMenu({ items, lastItem, ...props }: SideMenuProps) {
  const { pathname } = useLocation()
  const scroller = useRef<HTMLElement>(null)
  const count = items.length

  useEffect(() => {
    const element = scroller.current
    const item = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !item || element.scrollWidth <= element.clientWidth) return
    element.scrollLeft = item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2
  }, [pathname, count])

  return (
    <Scroller ref={scroller} {...props}>
      <Items role="list">
        {items.map((item) => (
          <li key={item.to}>
            <ItemLink {...item} />
          </li>
        ))}
        {lastItem && (
          <LastItem>
            <ItemLink {...lastItem} />
          </LastItem>
        )}
      </Items>
    </Scroller>
  )
}

function ItemLink({ to, label, Icon, badge, end = false }: SideMenuItem) {
  return (
    <NavLink to={to} end={end}>
      {Icon && <Icon aria-hidden />}
      <span>{label}</span>
      {badge}
    </NavLink>
  )
}

const Scroller = styled.nav`
  /* Offset parent of the items. */
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  ${mediaQuery.laptop} {
    margin: 0;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
  }
`

const Items = styled.ul`
  display: flex;
  gap: ${space[2]};
  inline-size: max-content;
  padding-block: ${space[1]};
  ${mediaQuery.laptop} {
    flex-direction: column;
    gap: ${space[1]};
    inline-size: auto;
    padding: 0;
  }
  & > li > a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    padding-inline: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${font.s};
    text-decoration: none;
    white-space: nowrap;
    transition: background ${motion.fast};
  }
  & > li > a:hover {
    background: ${color.sunken};
  }
  & > li > a[aria-current] {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
  & > li > a > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
  ${mediaQuery.laptop} {
    & > li > a {
      gap: ${space[3]};
      border: 0;
      border-radius: ${radius.m};
    }
    & > li > a:not([aria-current], :hover) {
      background: none;
    }
  }
`

const LastItem = styled.li`
  ${mediaQuery.laptop} {
    margin-block-start: ${space[1]};
    padding-block-start: ${space[1]};
    border-block-start: 1px solid ${color.line};
  }
`
