import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { mirrored } from '@shop/ui/icons/mirrored.ts'
import { forMembers } from '@shop/ui/session/session-visibility.ts'
import { useLogout } from '@shop/ui/session/useLogout.ts'
import { size } from '@shop/ui/tokens/tokens.ts'
import LogOut from 'lucide-react/icons/log-out'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Rendered for members only; its place is kept until the session is known. */
export function LogoutButton() {
  const t = useT()
  const session = useSession()
  const { busy, handleLogout } = useLogout(t('session.logoutFailed'))
  const hydrated = useHydrated()
  if (!session && !busy) return hydrated ? null : <Place />

  return (
    <IconButton
      label={busy ? t('session.loggingOut') : t('session.logout')}
      disabled={busy}
      onClick={handleLogout}
    >
      <MirroredLogOut aria-hidden />
    </IconButton>
  )
}

const Place = styled.span`
  flex: none;
  inline-size: ${size.touch};
  ${forMembers}
`

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
