import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { useForm } from 'react-hook-form'

import { DemoForm } from '../demo-form/DemoForm.tsx'
import { emptyComment } from './comment.ts'
import { CommentField } from './CommentField.tsx'
import { useT } from './messages.ts'

export function CommentForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyComment, mode: 'onTouched' })
  return (
    <section aria-labelledby="comment">
      <DemoForm
        form={form}
        headingId="comment"
        heading={t('comment.heading')}
        demoNotice={t('comment.demo')}
        submittedNotice={t('comment.submitted')}
        submitLabel={t('comment.submit')}
      >
        <FormGrid>
          <CommentField form={form} name="name" />
          <CommentField form={form} name="email" />
        </FormGrid>
        <CommentField form={form} name="comments" />
      </DemoForm>
    </section>
  )
}
