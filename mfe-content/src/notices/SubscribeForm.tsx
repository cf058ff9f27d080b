import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { emailRule, type Subscription } from './subscribe.ts'

/** Checks an address. There is no list to join, and it says so before and after. */
export function SubscribeForm() {
  const t = useT()
  const form = useForm<Subscription>({ defaultValues: { email: '' }, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)
  const refused = form.formState.errors.email?.type as 'missing' | 'invalid' | undefined
  return (
    <Root noValidate onSubmit={form.handleSubmit(() => setChecked(true))}>
      <h2>{t('subscribe.heading')}</h2>
      <Field
        label={t('subscribe.email')}
        required
        hint={t('subscribe.demo')}
        error={refused && t(`subscribe.${refused}`)}
      >
        <TextInput type="email" autoComplete="email" {...form.register('email', emailRule)} />
      </Field>
      <Button type="submit">{t('subscribe.submit')}</Button>
      {checked && (
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
