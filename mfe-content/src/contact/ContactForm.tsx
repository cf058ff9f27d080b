import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { contactDetails } from './contact-details.ts'
import { emptyForm, MESSAGE_MAX_LENGTH, rules, type ContactFields } from './contact-form.ts'
import { useT } from './messages.ts'

type MessageId = Parameters<ReturnType<typeof useT>>[0]

/** Validates, and sends nothing: there is no call to send it with. It says so before and after. */
export function ContactForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)

  const field = (name: keyof ContactFields) => ({
    form,
    name,
    label: t(`contact.form.${name}`),
    rules: rules[name],
    optional: rules[name] === undefined,
    errorText: (problem: string) => t(`contact.${problem}.${name}` as MessageId),
  })

  return (
    <Card as="section" aria-labelledby="get-in-touch">
      <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setChecked(true))} $gap="5">
        <h2 id="get-in-touch">{t('contact.heading')}</h2>
        <Notice>{t('contact.demo')}</Notice>
        <FormGrid>
          <FormField {...field('firstName')} autoComplete="given-name" />
          <FormField {...field('lastName')} autoComplete="family-name" />
        </FormGrid>
        <FormGrid>
          <FormField {...field('email')} type="email" autoComplete="email" />
          <FormField {...field('phone')} type="tel" autoComplete="tel" />
        </FormGrid>
        <FormField {...field('subject')} />
        <FormField
          {...field('message')}
          kind="textarea"
          rows={6}
          counter
          maxLength={MESSAGE_MAX_LENGTH}
        />
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
