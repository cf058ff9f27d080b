import { Card } from '@shop/ui/card/Card.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useForm } from 'react-hook-form'

import { DemoForm } from '../demo-form/DemoForm.tsx'
import { contactDetails } from './contact-details.ts'
import { type ContactFields, emptyForm, MESSAGE_MAX_LENGTH, rules } from './contact-form.ts'
import { useT } from './messages.ts'

type MessageId = Parameters<ReturnType<typeof useT>>[0]

export function ContactForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })

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
      <DemoForm
        form={form}
        headingId="get-in-touch"
        heading={t('contact.heading')}
        demoNotice={t('contact.demo')}
        submittedNotice={t('contact.submitted', contactDetails)}
        submitLabel={t('contact.form.submit')}
      >
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
      </DemoForm>
    </Card>
  )
}
