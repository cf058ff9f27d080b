import { logout, useLoggingOut } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { mirrored } from '@shop/ui/icons/mirrored.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import LogOut from 'lucide-react/icons/log-out'
import toast from 'react-hot-toast'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

/** Ends the session: what the account's menu promises. */
export function LogoutSection() {
  const t = useT()
  const busy = useLoggingOut()

  async function leave() {
    try {
      await logout()
    } catch (error) {
      console.warn(error)
      toast.error(t('lock.logoutFailed'))
    }
  }

  return (
    <Root aria-labelledby="sign-out">
      <h2 id="sign-out">{t('lock.signOut')}</h2>
      <p>{t('lock.signOutText')}</p>
      <Button variant="secondary" busy={busy} onClick={() => void leave()}>
        {!busy && <MirroredLogOut aria-hidden />}
        {t(busy ? 'lock.loggingOut' : 'lock.logout')}
      </Button>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  & > h2 {
    font-size: ${font.l};
  }
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`

const MirroredLogOut = styled(LogOut)`
  ${mirrored}
`
