import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

import { getPhone } from '../contact/contact-details.ts'
import { FormColumns } from '../layout/columns.styles.ts'
import { EmailField } from '../message-form/contact-fields.tsx'
import { isolate } from '../message-form/isolate.ts'
import { useHelpT } from '../messages.generated.ts'
import { HelpLayout } from './HelpLayout.tsx'
import { SupportTips } from './SupportTips.tsx'

export function SupportPage() {
  const t = useHelpT()
  return (
    <HelpLayout page="support">
      <FormColumns>
        <Card as="section" aria-labelledby="your-request">
          <MessageForm
            kind="support"
            headingId="your-request"
            heading={t('support.formHeading')}
            subject={t('support.heading')}
            sent={(email) =>
              email
                ? t('support.sent', { email: isolate(email) })
                : t('support.sentWithoutEmail', { phone: getPhone() })
            }
            submitLabel={t('support.submit')}
          >
            <FormGrid>
              <Field label={t('support.name')}>
                <TextInput name="name" maxLength={formLimits.name} autoComplete="name" />
              </Field>
              <EmailField label={t('support.email')} />
            </FormGrid>
            <Field label={t('support.question')} hint={t('support.question.hint')}>
              <TextInput name="question" maxLength={formLimits.line} />
            </Field>
            <Field label={t('support.comment')}>
              <TextArea name="comment" maxLength={formLimits.longMessage} rows={7} />
            </Field>
          </MessageForm>
        </Card>
        <SupportTips />
      </FormColumns>
    </HelpLayout>
  )
}
