import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isEmail, isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

const rules = { missing: isFilled, invalid: isEmail }

/** Only validates the address: there is no mailing list, and the form says so. */
export function SubscribeForm() {
  const t = useT()
  const form = useForm({ defaultValues: { email: '' }, mode: 'onTouched' })
  const [submitted, setSubmitted] = useState(false)
  return (
    <Root noValidate onSubmit={form.handleSubmit(() => setSubmitted(true))}>
      <h2>{t('subscribe.heading')}</h2>
      <FormField
        form={form}
        name="email"
        label={t('subscribe.email')}
        hint={t('subscribe.demo')}
        rules={rules}
        errorText={(problem) => t(`subscribe.${problem}`)}
        type="email"
        autoComplete="email"
      />
      <Button type="submit">{t('subscribe.submit')}</Button>
      {submitted && (
        <Notice kind="warning" role="status">
          {t('subscribe.submitted')}
        </Notice>
      )}
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  inline-size: 100%;
  max-inline-size: ${size.narrow};
  & > h2 {
    font-size: ${font.l};
  }
  & > :not(h2, button) {
    inline-size: 100%;
  }
`
