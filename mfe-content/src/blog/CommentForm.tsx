import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { emptyComment } from './comment.ts'
import { CommentField } from './CommentField.tsx'
import { useT } from './messages.ts'

/** Checks what is written. There is no call to send it with, and it says so before and after. */
export function CommentForm() {
  const t = useT()
  const form = useForm({ defaultValues: emptyComment, mode: 'onTouched' })
  const [checked, setChecked] = useState(false)
  return (
    <section aria-labelledby="comment">
      <Stack as="form" noValidate onSubmit={form.handleSubmit(() => setChecked(true))} $gap="5">
        <h2 id="comment">{t('comment.heading')}</h2>
        <Notice>{t('comment.demo')}</Notice>
        <FormGrid>
          <CommentField form={form} name="name" />
          <CommentField form={form} name="email" />
        </FormGrid>
        <CommentField form={form} name="comments" />
        {checked && (
          <Notice kind="warning" role="status">
            {t('comment.submitted')}
          </Notice>
        )}
        <Stack $row $justify="end">
          <Button type="submit" size="l">
            {t('comment.submit')}
          </Button>
        </Stack>
      </Stack>
    </section>
  )
}
