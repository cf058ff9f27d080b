import { useHydrated } from '@shop/kernel/page'
import { NavLink } from '@shop/router'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useClaimedRole } from '../access/useClaimedRole.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { MenuCount } from './MenuCount.tsx'

const everybodys = [
  'overview',
  'orders',
  'products',
  'categories',
  'coupons',
  'agents',
  'messages',
  'reports',
] as const
const owners = ['members', 'settings', 'staff', 'log'] as const

/** On a phone a single scrolling line. */
export function OfficeMenu() {
  const t = useT()
  const role = useClaimedRole()
  const isOwner = useHydrated() && role === 'owner'
  const keys = [...everybodys, ...(isOwner ? owners : [])]
  return (
    <Scroller aria-label={t('menu.label')}>
      <Items>
        {keys.map((key) => (
          <li key={key}>
            <NavLink to={paths[key]} end={key === 'overview'}>
              {t(`menu.${key}`)}
              <MenuCount of={key} />
            </NavLink>
          </li>
        ))}
      </Items>
    </Scroller>
  )
}

const Scroller = styled.nav`
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[4]});
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
  list-style: none;
  ${mediaQuery.laptop} {
    flex-direction: column;
    gap: ${space[1]};
    inline-size: auto;
    padding: 0;
  }
  & > li > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    padding-inline: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${font.s};
    text-decoration: none;
    white-space: nowrap;
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
  ${mediaQuery.laptop} {
    & > li > a {
      border-radius: ${radius.m};
    }
    & > li > a:not([aria-current]) {
      border-color: transparent;
      background: none;
    }
  }
`
