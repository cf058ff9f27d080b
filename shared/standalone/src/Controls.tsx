import {
  endSession,
  portalAddress,
  setLanguage,
  toggleTheme,
  useLanguage,
  useSession,
  useTheme,
} from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { styled } from 'styled-components'

import { messages } from './messages.ts'

/** Theme, language and session, as the shell has them. */
export function Controls() {
  const t = messages.useT()
  const { lang } = useLanguage()
  const dark = useTheme() === 'dark'
  const session = useSession()
  const other = lang === 'en' ? 'ar' : 'en'
  return (
    <Root>
      <IconButton label={t('standalone.theme')} onClick={toggleTheme}>
        {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
      <Tight variant="quiet" lang={other} translate="no" onClick={() => setLanguage(other)}>
        {t(`standalone.${other}`)}
      </Tight>
      {session ? (
        <Tight variant="secondary" onClick={endSession}>
          {t('standalone.logout')}
        </Tight>
      ) : (
        <TightLink variant="secondary" external href={portalAddress('login')}>
          {t('standalone.login')}
        </TightLink>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

const Tight = styled(Button)`
  padding-inline: ${space[3]};
`

const TightLink = styled(ButtonLink)`
  padding-inline: ${space[3]};
`
