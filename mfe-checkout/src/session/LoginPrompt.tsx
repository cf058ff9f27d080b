import { useHydrated } from '@shop/kernel/page'
import { hasLoggedIn, usePortalUrl } from '@shop/kernel/session'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/**
 * Links to the member portal; whoever has never logged in with this browser is most likely to register.
 * @param props.returnPath path of the page that the portal links back to; this one by default
 */
export function LoginPrompt({ returnPath }: { returnPath?: string | undefined }) {
  const t = useT()
  const isKnown = useHydrated() && hasLoggedIn()
  const loginUrl = usePortalUrl('login', returnPath)
  const registerUrl = usePortalUrl('register', returnPath)
  return (
    <Stack $gap="3">
      <Text>{t('login.prompt')}</Text>
      <Buttons>
        <ButtonLink external href={loginUrl} variant={isKnown ? 'primary' : 'secondary'}>
          {t('login.login')}
        </ButtonLink>
        <ButtonLink external href={registerUrl} variant={isKnown ? 'secondary' : 'primary'}>
          {t('login.signup')}
        </ButtonLink>
      </Buttons>
    </Stack>
  )
}

const Text = styled.p`
  font-size: ${font.s};
`

const Buttons = styled(Stack).attrs({ $row: true, $gap: '3' })`
  & > a {
    flex: 1;
    min-inline-size: max-content;
  }
`
