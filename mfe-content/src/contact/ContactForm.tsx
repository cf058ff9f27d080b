import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

import { DemoForm } from '../demo-form/DemoForm.tsx'
import { useContactT } from '../messages.generated.ts'
import { contactDetails } from './contact-details.ts'

/** Characters, white space included. */
const MESSAGE_MAX_LENGTH = 500

/** Its one rule is the length of the message, which cannot be exceeded. */
export function ContactForm() {
  const t = useContactT()
  return (
    <Card as="section" aria-labelledby="get-in-touch">
      <DemoForm
        headingId="get-in-touch"
        heading={t('contact.heading')}
        demoNotice={t('contact.demo')}
        submittedNotice={t('contact.submitted', contactDetails)}
        submitLabel={t('contact.form.submit')}
      >
        <FormGrid>
          <Field label={t('contact.form.firstName')}>
            <TextInput name="firstName" autoComplete="given-name" />
          </Field>
          <Field label={t('contact.form.lastName')}>
            <TextInput name="lastName" autoComplete="family-name" />
          </Field>
        </FormGrid>
        <FormGrid>
          <Field label={t('contact.form.email')}>
            <TextInput name="email" type="email" autoComplete="email" />
          </Field>
          <Field label={t('contact.form.phone')} optional>
            <TextInput name="phone" type="tel" autoComplete="tel" />
          </Field>
        </FormGrid>
        <Field label={t('contact.form.subject')}>
          <TextInput name="subject" />
        </Field>
        <Field label={t('contact.form.message')}>
          <TextArea name="message" rows={6} counter maxLength={MESSAGE_MAX_LENGTH} />
        </Field>
      </DemoForm>
    </Card>
  )
}
