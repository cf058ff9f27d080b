import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link, NavLink, useLocation } from '@shop/router'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useRef } from 'react'

import { useAccountT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { accountPages } from './account.menu.ts'
import { Items, Scroller } from './AccountMenu.styles.ts'

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
