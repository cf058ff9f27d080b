import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { styled } from 'styled-components'

import { EmailField, PhoneField } from '../message-form/contact-fields.tsx'
import { isolate } from '../message-form/isolate.ts'
import { useCompanyT } from '../messages.generated.ts'

/** Opens below the job that it is for. @param job its title */
export function ApplicationForm({ job }: { job: string }) {
  const t = useCompanyT()
  return (
    <Root as="section" aria-labelledby="application">
      <MessageForm
        kind="application"
        about={{ job }}
        headingId="application"
        heading={t('application.heading', { job })}
        subject={t('application.heading', { job })}
        sent={(email) =>
          email
            ? t('application.sent', { email: isolate(email) })
            : t('application.sentWithoutEmail')
        }
        submitLabel={t('application.submit')}
      >
        <Field label={t('application.name')}>
          <TextInput autoFocus name="name" maxLength={formLimits.name} autoComplete="name" />
        </Field>
        <FormGrid>
          <EmailField label={t('application.email')} />
          <PhoneField label={t('application.phone')} />
        </FormGrid>
        <Field label={t('application.message')} hint={t('application.hint')}>
          <TextArea name="message" rows={6} maxLength={formLimits.longMessage} />
        </Field>
      </MessageForm>
    </Root>
  )
}

const Root = styled(Card)`
  grid-column: 1 / -1;
`
