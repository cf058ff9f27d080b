import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'

import { DemoForm } from '../demo-form/DemoForm.tsx'
import { useBlogT } from '../messages.generated.ts'

export function CommentForm() {
  const t = useBlogT()
  return (
    <section aria-labelledby="comment">
      <DemoForm
        headingId="comment"
        heading={t('comment.heading')}
        demoNotice={t('comment.demo')}
        submittedNotice={t('comment.submitted')}
        submitLabel={t('comment.submit')}
      >
        <FormGrid>
          <Field label={t('comment.name')}>
            <TextInput name="name" autoComplete="name" />
          </Field>
          <Field label={t('comment.email')}>
            <TextInput name="email" type="email" autoComplete="email" />
          </Field>
        </FormGrid>
        <Field label={t('comment.comments')}>
          <TextArea name="comments" />
        </Field>
      </DemoForm>
    </section>
  )
}
