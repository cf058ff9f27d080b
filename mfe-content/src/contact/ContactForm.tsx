import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { SendByWhatsApp } from '@shop/shop-ui/send-form/SendByWhatsApp.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'

import { EmailField, PhoneField, TextField } from '../message-form/form-fields.tsx'
import { ReplyDay } from '../message-form/ReplyDay.tsx'
import { useContactT } from '../messages.generated.ts'
import { getPhone } from './contact-details.ts'
import { ContactTopics } from './ContactTopics.tsx'

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
        <ContactTopics />
        <FormGrid>
          <TextField
            label={t('contact.form.firstName')}
            name="firstName"
            limit="name"
            autoComplete="given-name"
          />
          <TextField
            label={t('contact.form.lastName')}
            name="lastName"
            limit="name"
            autoComplete="family-name"
          />
        </FormGrid>
        <FormGrid>
          <EmailField label={t('contact.form.email')} />
          <PhoneField label={t('contact.form.phone')} />
        </FormGrid>
        <TextField label={t('contact.form.subject')} name="subject" limit="line" />
        <Field label={t('contact.form.message')}>
          <TextArea name="message" rows={6} counter maxLength={formLimits.message} />
        </Field>
        <ReplyDay>{(date) => t('contact.replyDay', { date })}</ReplyDay>
        <SendByWhatsApp subject={t('contact.heading')} />
      </MessageForm>
    </Card>
  )
}
