import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { NavLink } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { officeSessionQuery } from '../access/access.api.ts'
import { useClaimedRole } from '../access/useClaimedRole.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

const everybodys = ['overview', 'orders', 'products', 'categories', 'coupons'] as const
const owners = ['staff', 'log'] as const

/** How often the menu asks for new orders. */
const POLL_INTERVAL_MS = 60_000

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
              {key === 'orders' && <NewOrders />}
            </NavLink>
          </li>
        ))}
      </Items>
    </Scroller>
  )
}

/** How many paid orders nobody works on, for those whom the office lets in. */
function NewOrders() {
  const t = useT()
  const { lang } = useLanguage()
  const hydrated = useHydrated()
  const userId = useSession()?.user._id
  const role = useClaimedRole()
  const { data } = useQuery({
    ...officeSessionQuery(userId ?? ''),
    enabled: hydrated && userId !== undefined && role !== undefined,
    refetchInterval: POLL_INTERVAL_MS,
  })
  const count = data?.newOrders ?? 0
  if (count === 0) return null
  return (
    <>
      <Badge aria-hidden>{formatNumber(count, lang)}</Badge>
      <VisuallyHidden>{t('menu.newOrders', { count })}</VisuallyHidden>
    </>
  )
}

const Badge = styled.span`
  min-inline-size: 1.5rem;
  margin-inline-start: ${space[2]};
  padding-inline: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  font-size: ${font.xs};
  font-weight: ${font.medium};
  line-height: 1.5rem;
  text-align: center;
`

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
    /* Holds what is for assistive technology within the scrolling line. */
    position: relative;
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
