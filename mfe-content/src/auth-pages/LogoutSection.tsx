import { Button } from '@shop/ui/button/Button.tsx'
import { mirrored } from '@shop/ui/icons/mirrored.ts'
import { useLogout } from '@shop/ui/session/useLogout.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import LogOut from 'lucide-react/icons/log-out'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

export function LogoutSection() {
  const t = useAuthPagesT()
  const { busy, handleLogout } = useLogout(t('lock.logoutFailed'))

  return (
    <Root aria-labelledby="sign-out">
      <h2 id="sign-out">{t('lock.signOut')}</h2>
      <p>{t('lock.signOutText')}</p>
      <Button variant="secondary" busy={busy} onClick={handleLogout}>
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
