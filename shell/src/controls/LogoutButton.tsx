import { logout, useLoggingOut, useSession } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { mirrored } from '@shop/ui/icons/mirrored.ts'
import LogOut from 'lucide-react/icons/log-out'
import toast from 'react-hot-toast'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Ends the session; shown to members only. */
export function LogoutButton() {
  const t = useT()
  const session = useSession()
  const busy = useLoggingOut()
  if (!session && !busy) return null

  async function leave() {
    try {
      await logout()
    } catch (error) {
      console.warn(error)
      toast.error(t('session.logoutFailed'))
    }
  }

  return (
    <IconButton
      label={busy ? t('session.loggingOut') : t('session.logout')}
      disabled={busy}
      onClick={() => void leave()}
    >
      <MirroredLogOut aria-hidden />
    </IconButton>
  )
}

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
