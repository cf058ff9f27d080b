import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, NavLink, useLocation } from '@shop/router'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useRef } from 'react'

import paths from '../paths.json'
import { accountPages } from './account.menu.ts'
import { Items, Scroller } from './AccountMenu.styles.ts'
import { useT } from './messages.ts'

/** The way to the other pages of the account; on a phone one line, which shows the current page's item. */
export function AccountMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const scroller = useRef<HTMLElement>(null)

  useEffect(() => {
    const line = scroller.current
    const item = line?.querySelector<HTMLElement>('[aria-current]')
    // Where it is a column there is nothing to scroll.
    if (!line || !item || line.scrollWidth <= line.clientWidth) return
    line.scrollLeft = item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2
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
