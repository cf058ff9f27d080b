import { sitePaths } from '@shop/contracts/site-paths.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import { useHydrated } from '@shop/kernel/page'
import { safeLocalStorage } from '@shop/kernel/storage'
import { Link } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { FormInputs } from '../demo-form/on-submit.ts'
import { useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthField } from './AuthField.tsx'
import { AuthLayout, Footer } from './AuthLayout.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import { SampleForm } from './SampleForm.tsx'

/** The login itself is on the member portal; the form is a sample that at most remembers the e-mail address. */
export function LoginPage() {
  const t = useAuthPagesT()
  const [rememberedEmail] = useState(() => safeLocalStorage.read(storageKeys.rememberedEmail) ?? '')
  const remembered = useHydrated() && rememberedEmail !== ''
  const [result, setResult] = useState<'remembered' | 'submitted'>()

  function handleSubmit({ email, remember }: FormInputs) {
    const address = remember?.checked && email ? normalizeEmail(email.value) : ''
    safeLocalStorage.write(storageKeys.rememberedEmail, address || null)
    setResult(address ? 'remembered' : 'submitted')
  }

  return (
    <AuthLayout page="login">
      <PortalPanel page="login" />
      <SampleForm onSubmit={handleSubmit} submit={t('login.submit')}>
        <AuthField name="email" autoComplete="username" defaultValue={rememberedEmail} />
        <AuthField name="password" autoComplete="current-password" />
        <Row>
          {/* React leaves a box of the server as it is. */}
          <Checkbox
            key={String(remembered)}
            label={t('login.remember')}
            name="remember"
            defaultChecked={remembered}
          />
          <Link to={sitePaths.forgotPassword}>{t('login.forgot')}</Link>
        </Row>
        {result && (
          <Notice kind="warning" role="status">
            {t(`login.${result}`)}
          </Notice>
        )}
      </SampleForm>
      <Footer>
        {t('login.signupPrompt')} <Link to={paths['auth.signup']}>{t('login.signup')}</Link>
      </Footer>
    </AuthLayout>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[4]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`
