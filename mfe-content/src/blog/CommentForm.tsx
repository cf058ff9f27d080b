import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { formLimits } from '@shop/contracts/rules/limits.ts'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { TextArea } from '@shop/ui/form/TextArea.tsx'

import { EmailField, TextField } from '../message-form/form-fields.tsx'
import { useBlogT } from '../messages.generated.ts'

/** @param article its title */
export function CommentForm({ article }: { article: string }) {
  const t = useBlogT()
  return (
    <section aria-labelledby="comment">
      <MessageForm
        kind="comment"
        about={{ article }}
        headingId="comment"
        heading={t('comment.heading')}
        subject={article}
        sent={(email) =>
          email ? t('comment.sent', { email: isolate(email) }) : t('comment.sentWithoutEmail')
        }
        submitLabel={t('comment.submit')}
      >
        <FormGrid>
          <TextField label={t('comment.name')} name="name" limit="name" autoComplete="name" />
          <EmailField label={t('comment.email')} />
        </FormGrid>
        <Field label={t('comment.comments')} hint={t('comment.hint')}>
          <TextArea name="comments" maxLength={formLimits.longMessage} />
        </Field>
      </MessageForm>
    </section>
  )
}
