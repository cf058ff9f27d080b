import { setLanguage, useLanguage } from '@shop/kernel/language'
import { endSession, portalUrl, useSession } from '@shop/kernel/session'
import { toggleTheme, useTheme } from '@shop/kernel/theme'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { mirrored } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { css, styled } from 'styled-components'

import { messages } from './messages.ts'

/** Theme, language and session controls. */
export function Controls() {
  const t = messages.useT()
  const { lang } = useLanguage()
  const isDark = useTheme() === 'dark'
  const session = useSession()
  const other = lang === 'en' ? 'ar' : 'en'
  return (
    <Stack $row $gap="1">
      <IconButton label={t('standalone.theme')} onClick={toggleTheme}>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
      <CompactButton variant="ghost" lang={other} translate="no" onClick={() => setLanguage(other)}>
        {t(`standalone.${other}`)}
      </CompactButton>
      {session ? (
        <CompactButton variant="secondary" aria-label={t('standalone.logout')} onClick={endSession}>
          <LogOut aria-hidden />
          <Label>{t('standalone.logout')}</Label>
        </CompactButton>
      ) : (
        <CompactLink
          variant="secondary"
          external
          href={portalUrl('login')}
          aria-label={t('standalone.login')}
        >
          <LogIn aria-hidden />
          <Label>{t('standalone.login')}</Label>
        </CompactLink>
      )}
    </Stack>
  )
}

const compact = css`
  padding-inline: ${space[3]};
  & > svg {
    ${mirrored}
  }
`

const CompactButton = styled(Button)`
  ${compact}
`

const CompactLink = styled(ButtonLink)`
  ${compact}
`

/** Hidden on phones. */
const Label = styled.span`
  display: none;
  ${mediaQuery.tablet} {
    display: inline;
  }
`
