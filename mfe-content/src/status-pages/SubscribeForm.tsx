import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { onSubmit } from '../demo-form/on-submit.ts'
import { useStatusPagesT } from '../messages.generated.ts'

/** There is no mailing list, and the form says so. */
export function SubscribeForm() {
  const t = useStatusPagesT()
  const [submitted, setSubmitted] = useState(false)
  return (
    <Root noValidate onSubmit={onSubmit(() => setSubmitted(true))}>
      <h2>{t('subscribe.heading')}</h2>
      <Field label={t('subscribe.email')} hint={t('subscribe.demo')}>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
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
