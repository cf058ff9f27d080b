import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

/** Validates the address and says that this demo shop keeps no mailing list. */
export function Newsletter() {
  const t = useT()
  const [state, setState] = useState<'empty' | 'invalid' | 'done'>('empty')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    email.value = normalizeEmail(email.value)
    setState(event.currentTarget.checkValidity() ? 'done' : 'invalid')
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Title>{t('newsletter.title')}</Title>
      <Field
        label={t('newsletter.email')}
        required
        error={state === 'invalid' && t('newsletter.invalid')}
      >
        <TextInput type="email" name="email" required autoComplete="email" dir="ltr" />
      </Field>
      <Button type="submit" variant="secondary">
        {t('newsletter.submit')}
      </Button>
      <div role="status">
        {state === 'done' && <Notice kind="info">{t('newsletter.done')}</Notice>}
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  gap: ${space[3]};
  max-inline-size: 26rem;
  ${mediaQuery.desktop} {
    grid-column: auto;
  }
`

const Title = styled.h2`
  font-size: ${font.s};
  font-weight: ${font.bold};
`
