import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useForm } from 'react-hook-form'

import { DemoForm } from '../demo-form/DemoForm.tsx'
import { type Comment, emptyComment, rules } from './comment.ts'
import { useT } from './messages.ts'

type MessageId = Parameters<ReturnType<typeof useT>>[0]

export function CommentForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyComment, mode: 'onTouched' })
  const field = (name: keyof Comment) => ({
    form,
    name,
    label: t(`comment.${name}`),
    rules: rules[name],
    errorText: (problem: string) => t(`comment.${problem}.${name}` as MessageId),
  })

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
          <FormField {...field('name')} autoComplete="name" />
          <FormField {...field('email')} type="email" autoComplete="email" />
        </FormGrid>
        <FormField {...field('comments')} kind="textarea" />
      </DemoForm>
    </section>
  )
}
