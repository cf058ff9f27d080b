import { useSession } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { mirrored } from '@shop/ui/icons/mirrored.ts'
import { useLogout } from '@shop/ui/session/useLogout.ts'
import LogOut from 'lucide-react/icons/log-out'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Rendered for members only. */
export function LogoutButton() {
  const t = useT()
  const session = useSession()
  const { busy, handleLogout } = useLogout(t('session.logoutFailed'))
  if (!session && !busy) return null

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

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
