import { Card } from '@shop/ui/card/Card.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { useForm } from 'react-hook-form'

import { contactDetails } from '../contact/contact-details.ts'
import { DemoForm } from '../demo-form/DemoForm.tsx'
import { useT } from './messages.ts'
import { emptyForm } from './support-form.ts'
import { SupportField } from './SupportField.tsx'

export function SupportForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyForm, mode: 'onTouched' })
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
          <SupportField form={form} name="name" autoComplete="name" />
          <SupportField form={form} name="email" type="email" autoComplete="email" />
        </FormGrid>
        <SupportField form={form} name="question" hint={t('support.question.hint')} />
        <SupportField form={form} name="comment" long />
      </DemoForm>
    </Card>
  )
}
