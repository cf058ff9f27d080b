import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, NavLink, useLocation } from '@shop/router'
import { color, font, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Bell from 'lucide-react/icons/bell'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

/** In menu order; the keys are those of `paths.json`. */
export const accountPages = [
  { key: 'account.orders', Icon: Package },
  { key: 'account.invoice', Icon: FileText },
  { key: 'account.billing', Icon: MapPin },
  { key: 'account.payment', Icon: CreditCard },
  { key: 'account.social', Icon: Share2 },
  { key: 'account.notifications', Icon: Bell },
  { key: 'account.settings', Icon: Settings },
] as const

export type AccountPageKey = (typeof accountPages)[number]['key']

/** On a phone a single scrolling line, scrolled to the current item. */
export function AccountMenu() {
  const t = useAccountT()
  const { pathname } = useLocation()
  const scroller = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = scroller.current
    const item = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !item || element.scrollWidth <= element.clientWidth) return
    element.scrollLeft = item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2
  }, [pathname])

  return (
    <Scroller ref={scroller} aria-label={t('menu.label')}>
      <Items>
        {accountPages.map(({ key, Icon }) => (
          <li key={key}>
            <NavLink to={paths[key]}>
              <Icon aria-hidden />
              {t(`menu.${key}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <Link to={sitePaths.lockScreen}>
            <LogOut aria-hidden />
            {t('menu.signOut')}
          </Link>
        </li>
      </Items>
    </Scroller>
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
      background: none;
    }
    & > li:last-child {
      margin-block-start: ${space[1]};
      padding-block-start: ${space[1]};
      border-block-start: 1px solid ${color.line};
    }
  }
`
