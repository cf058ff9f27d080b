import { usePortalUrl } from '@shop/kernel/session'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** Links to the member portal, which returns to this page. */
export function LoginPrompt() {
  const t = useT()
  const loginUrl = usePortalUrl('login')
  const registerUrl = usePortalUrl('register')
  return (
    <Stack $gap="3">
      <Text>{t('login.prompt')}</Text>
      <Buttons>
        <ButtonLink external href={loginUrl}>
          {t('login.login')}
        </ButtonLink>
        <ButtonLink external href={registerUrl} variant="secondary">
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
