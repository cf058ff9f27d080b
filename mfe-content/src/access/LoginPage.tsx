import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import paths from '../paths.json'
import { emptyForm, type AccessForm } from './auth-form.ts'
import { AccessField } from './AuthField.tsx'
import { AccessFrame } from './AuthLayout.tsx'
import { Foot, Line } from './AuthLayout.styles.ts'
import { useT } from './messages.ts'
import { PortalNotice } from './PortalNotice.tsx'
import { rememberedEmail, rememberEmail } from './remembered-email.ts'

/** The form checks what is written and remembers the address if asked to; the portal is where one logs in. */
export function LoginPage() {
  const t = useT()
  const [defaultValues] = useState(remembered)
  const form = useForm({ defaultValues, mode: 'onTouched' })
  const [checked, setChecked] = useState<'kept' | 'forgotten'>()

  function check({ email, remember }: AccessForm) {
    rememberEmail(remember ? email.trim() : null)
    setChecked(remember ? 'kept' : 'forgotten')
  }

  return (
    <AccessFrame title={t('login.title')} intro={t('login.intro')}>
      <PageMeta
        title={t('meta.access.login.title')}
        description={t('meta.access.login.description')}
        unlisted
      />
      <PortalNotice>{t('login.portal')}</PortalNotice>
      <Stack as="form" noValidate onSubmit={form.handleSubmit(check)} $gap="5">
        <AccessField form={form} name="email" autoComplete="username" />
        <AccessField form={form} name="password" autoComplete="current-password" />
        <Line>
          <Checkbox label={t('login.remember')} {...form.register('remember')} />
          <Link to={sitePaths.forgotPassword}>{t('login.forgot')}</Link>
        </Line>
        {checked && <PortalNotice answer>{t(`login.${checked}`)}</PortalNotice>}
        <Button type="submit" size="l">
          {t('login.submit')}
        </Button>
      </Stack>
      <Foot>
        {t('login.newcomer')} <Link to={paths['access.signup']}>{t('login.signup')}</Link>
      </Foot>
    </AccessFrame>
  )
}

function remembered(): AccessForm {
  const email = rememberedEmail()
  return { ...emptyForm, email, remember: email !== '' }
}
