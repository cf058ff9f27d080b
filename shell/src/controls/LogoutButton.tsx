import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { forMembers } from '@shop/shop-ui/session/session-visibility.ts'
import { useLogout } from '@shop/shop-ui/session/useLogout.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { mirrored } from '@shop/ui/icons/directional.ts'
import { font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import LogOut from 'lucide-react/icons/log-out'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/**
 * Rendered for members only; its place in the bar is kept until the session is known. Phones have it in the menu, below
 * the account, where nobody presses it for the cart.
 * @param inMenu whether it is an entry of the mobile menu
 */
export function LogoutButton({ inMenu = false }: { inMenu?: boolean }) {
  const t = useT()
  const session = useSession()
  const { busy, handleLogout } = useLogout(t('session.logoutFailed'))
  const hydrated = useHydrated()
  const label = busy ? t('session.loggingOut') : t('session.logout')
  if (!session && !busy) return hydrated || inMenu ? null : <Place />
  if (inMenu) {
    return (
      <MenuButton variant="ghost" disabled={busy} onClick={handleLogout}>
        <MirroredLogOut aria-hidden />
        <span>{label}</span>
      </MenuButton>
    )
  }
  return (
    <BarButton label={label} disabled={busy} onClick={handleLogout}>
      <MirroredLogOut aria-hidden />
    </BarButton>
  )
}

const BarButton = styled(IconButton)`
  ${mediaQuery.phone} {
    && {
      display: none;
    }
  }
`

const MenuButton = styled(Button)`
  justify-content: start;
  inline-size: 100%;
  margin-block-start: ${space[2]};
  padding-inline: ${space[3]};
  font-weight: ${font.regular};
  ${mediaQuery.tablet} {
    display: none;
  }
`

const Place = styled.span`
  flex: none;
  inline-size: ${size.touch};
  ${forMembers}
  ${mediaQuery.phone} {
    display: none;
  }
`

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
