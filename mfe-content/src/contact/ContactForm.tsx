import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

import { EmailField, PhoneField } from '../message-form/contact-fields.tsx'
import { isolate } from '../message-form/isolate.ts'
import { useContactT } from '../messages.generated.ts'
import { getPhone } from './contact-details.ts'

/** Its one rule is the length of the message, which cannot be exceeded. */
export function ContactForm() {
  const t = useContactT()
  return (
    <Card as="section" aria-labelledby="get-in-touch">
      <MessageForm
        kind="contact"
        headingId="get-in-touch"
        heading={t('contact.heading')}
        subject={t('contact.heading')}
        sent={(email) =>
          email
            ? t('contact.sent', { email: isolate(email) })
            : t('contact.sentWithoutEmail', { phone: getPhone() })
        }
        submitLabel={t('contact.form.submit')}
      >
        <FormGrid>
          <Field label={t('contact.form.firstName')}>
            <TextInput name="firstName" maxLength={formLimits.name} autoComplete="given-name" />
          </Field>
          <Field label={t('contact.form.lastName')}>
            <TextInput name="lastName" maxLength={formLimits.name} autoComplete="family-name" />
          </Field>
        </FormGrid>
        <FormGrid>
          <EmailField label={t('contact.form.email')} />
          <PhoneField label={t('contact.form.phone')} />
        </FormGrid>
        <Field label={t('contact.form.subject')}>
          <TextInput name="subject" maxLength={formLimits.line} />
        </Field>
        <Field label={t('contact.form.message')}>
          <TextArea name="message" rows={6} counter maxLength={formLimits.message} />
        </Field>
      </MessageForm>
    </Card>
  )
}
