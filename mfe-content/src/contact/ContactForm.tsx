import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Fields } from '@shop/ui/form/fields.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { contactDetails } from './contact-details.ts'
import { emptyForm } from './contact-form.ts'
import { ContactField } from './ContactField.tsx'
import { useT } from './messages.ts'

/** Checks what is written. There is no call to send it with, and it says so before and after. */
export function ContactForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)
  return (
    <Card as="section" aria-labelledby="get-in-touch">
      <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setChecked(true))} $gap="5">
        <h2 id="get-in-touch">{t('contact.heading')}</h2>
        <Notice>{t('contact.demo')}</Notice>
        <Fields>
          <ContactField form={form} name="firstName" autoComplete="given-name" />
          <ContactField form={form} name="lastName" autoComplete="family-name" />
        </Fields>
        <Fields>
          <ContactField form={form} name="email" type="email" autoComplete="email" />
          <ContactField form={form} name="phone" type="tel" autoComplete="tel" />
        </Fields>
        <ContactField form={form} name="subject" />
        <ContactField form={form} name="message" long />
        {checked && (
          <Notice kind="warning" role="status">
            {t('contact.valid', contactDetails)}
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" size="l">
            {t('contact.form.submit')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
