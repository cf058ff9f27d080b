import { Card } from '@shop/ui/card/Card.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

import { contactDetails } from '../contact/contact-details.ts'
import { DemoForm } from '../demo-form/DemoForm.tsx'
import { FormColumns } from '../layout/columns.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { HelpLayout } from './HelpLayout.tsx'
import { SupportTips } from './SupportTips.tsx'

export function SupportPage() {
  const t = useHelpT()
  return (
    <HelpLayout page="support">
      <FormColumns>
        <Card as="section" aria-labelledby="your-request">
          <DemoForm
            headingId="your-request"
            heading={t('support.formHeading')}
            demoNotice={t('support.demo')}
            submittedNotice={t('support.submitted', contactDetails)}
            submitLabel={t('support.submit')}
          >
            <FormGrid>
              <Field label={t('support.name')}>
                <TextInput name="name" autoComplete="name" />
              </Field>
              <Field label={t('support.email')}>
                <TextInput name="email" type="email" autoComplete="email" />
              </Field>
            </FormGrid>
            <Field label={t('support.question')} hint={t('support.question.hint')}>
              <TextInput name="question" />
            </Field>
            <Field label={t('support.comment')}>
              <TextArea name="comment" rows={7} />
            </Field>
          </DemoForm>
        </Card>
        <SupportTips />
      </FormColumns>
    </HelpLayout>
  )
}
