import { useHydrated } from '@shop/kernel/page'
import { SideMenu } from '@shop/ui/navigation/SideMenu.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useClaimedRole, useIsClosed } from '../access/useMay.ts'
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
const owners = ['members', 'settings', 'staff', 'log', 'releases'] as const

export function OfficeMenu() {
  const t = useT()
  const role = useClaimedRole()
  const isClosed = useIsClosed()
  const isOwner = useHydrated() && role === 'owner'
  // The page stays in the other column.
  if (isClosed) return <div />
  const keys = [...everybodys, ...(isOwner ? owners : [])]
  return (
    <Menu
      aria-label={t('menu.label')}
      items={keys.map((key) => ({
        to: paths[key],
        label: t(`menu.${key}`),
        badge: <MenuCount of={key} />,
        end: key === 'overview',
      }))}
    />
  )
}

const Menu = styled(SideMenu)`
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[4]});
  }
`
