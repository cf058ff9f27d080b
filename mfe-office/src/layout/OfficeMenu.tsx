import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { Link, NavLink } from '@shop/router'
import { useLogout } from '@shop/shop-ui/session/useLogout.ts'
import { mirrored } from '@shop/ui/icons/directional.ts'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Rocket from 'lucide-react/icons/rocket'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import Tags from 'lucide-react/icons/tags'
import Ticket from 'lucide-react/icons/ticket-percent'
import UserCog from 'lucide-react/icons/user-cog'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { useId } from 'react'
import { css, styled } from 'styled-components'

import { useClaimedRole, useIsClosed } from '../access/useMay.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { MenuCount } from './MenuCount.tsx'

/** The pages of the menu by their groups; those for owners alone are left out for others. */
const groups = [
  { name: 'work', pages: ['overview', 'orders', 'messages', 'members'] },
  { name: 'goods', pages: ['products', 'categories', 'coupons', 'agents'] },
  { name: 'shop', pages: ['pages', 'posts', 'reports', 'settings', 'staff', 'log', 'releases'] },
] as const
type MenuPage = (typeof groups)[number]['pages'][number]

const forOwners: readonly MenuPage[] = [
  'members',
  'pages',
  'posts',
  'settings',
  'staff',
  'log',
  'releases',
]

const icons = {
  ...{ overview: House, orders: ShoppingBag, messages: Mail, members: Users },
  ...{ products: Package, categories: Tags, coupons: Ticket, agents: UserRound },
  ...{ reports: ChartColumn, settings: Settings, staff: UserCog, log: ScrollText },
  ...{ pages: FileText, posts: Newspaper },
  releases: Rocket,
} satisfies Record<MenuPage, typeof House>

/** Everything that there is in the office; nothing for those whom it is closed to. */
export function OfficeMenu({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  const id = useId()
  const role = useClaimedRole()
  const isClosed = useIsClosed()
  const isOwner = useHydrated() && role === 'owner'
  if (isClosed) return null
  const onClick = () => onNavigate?.()
  return (
    <Nav aria-label={t('menu.label')}>
      {groups.map(({ name, pages }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`}>{t(`menu.group.${name}`)}</h2>
          <ul>
            {pages
              .filter((page) => isOwner || !forOwners.includes(page))
              .map((page) => {
                const Icon = icons[page]
                return (
                  <li key={page}>
                    <Entry to={paths[page]} end={page === 'overview'} onClick={onClick}>
                      <Icon aria-hidden />
                      <span>{t(`menu.${page}`)}</span>
                      <MenuCount of={page} />
                    </Entry>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
      <ul>
        <li>
          <ShopLink to={sitePaths.home} onClick={onClick}>
            <Store aria-hidden />
            <span>{t('menu.viewShop')}</span>
          </ShopLink>
        </li>
        <LogoutEntry />
      </ul>
    </Nav>
  )
}

/** Wider screens have it in the bar. */
function LogoutEntry() {
  const t = useT()
  const { busy, handleLogout } = useLogout(t('menu.logoutFailed'))
  return (
    <PhoneEntry>
      <LogoutButton type="button" disabled={busy} onClick={handleLogout}>
        <LogOut aria-hidden />
        <span>{t('menu.logout')}</span>
      </LogoutButton>
    </PhoneEntry>
  )
}

const Nav = styled.nav`
  display: grid;
  gap: ${space[4]};
  & ul {
    list-style: none;
  }
  & h2 {
    padding: ${space[1]} ${space[3]};
    color: ${color.muted};
    font-size: ${font.xs};
    font-weight: ${font.medium};
  }
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: ${size.bar};
    block-size: calc(100svh - ${size.bar});
    align-content: start;
    overflow-y: auto;
    padding: ${space[4]} ${space[3]};
    border-inline-end: 1px solid ${color.line};
  }
`

const entryStyles = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  color: ${color.text};
  font-size: ${font.s};
  text-align: start;
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  ${mediaQuery.laptop} {
    min-block-size: 2.25rem;
  }
`

const Entry = styled(NavLink)`
  ${entryStyles}
`

const ShopLink = styled(Link)`
  ${entryStyles}
`

const LogoutButton = styled.button`
  ${entryStyles}
  & > svg {
    ${mirrored}
  }
`

const PhoneEntry = styled.li`
  ${mediaQuery.tablet} {
    display: none;
  }
`
