import { Card } from '@shop/ui/card/Card.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useForm } from 'react-hook-form'

import { contactDetails } from '../contact/contact-details.ts'
import { DemoForm } from '../demo-form/DemoForm.tsx'
import { useT } from './messages.ts'
import { emptyForm, rules, type SupportFields } from './support-form.ts'

type MessageId = Parameters<ReturnType<typeof useT>>[0]

export function SupportForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
  const field = (name: keyof SupportFields) => ({
    form,
    name,
    label: t(`support.${name}`),
    rules: rules[name],
    errorText: (problem: string) => t(`support.${problem}.${name}` as MessageId),
  })

  return (
    <Card as="section" aria-labelledby="your-request">
      <DemoForm
        form={form}
        headingId="your-request"
        heading={t('support.formHeading')}
        demoNotice={t('support.demo')}
        submittedNotice={t('support.submitted', contactDetails)}
        submitLabel={t('support.submit')}
      >
        <FormGrid>
          <FormField {...field('name')} autoComplete="name" />
          <FormField {...field('email')} type="email" autoComplete="email" />
        </FormGrid>
        <FormField {...field('question')} hint={t('support.question.hint')} />
        <FormField {...field('comment')} kind="textarea" rows={7} />
      </DemoForm>
    </Card>
  )
}
