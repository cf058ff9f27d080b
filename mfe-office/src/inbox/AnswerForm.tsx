import {
  MAX_ANSWER_LENGTH,
  type OfficeMessageDetails,
} from '@shop/contracts/wire/office-messages.ts'
import { hasStatus } from '@shop/kernel/http'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useForm } from 'react-hook-form'

import { DraftNotice } from '../form/DraftNotice.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useDraft } from '../form/useDraft.ts'
import { useErrorText } from '../form/useErrorText.ts'
import { useSave } from '../form/useSave.ts'
import { useInboxT } from '../messages.generated.ts'
import { answerMessage } from './inbox.api.ts'

interface AnswerFormProps {
  message: OfficeMessageDetails
  /** Shows the answer of somebody else, in place of what was typed. */
  reload: () => void
}

/** Answers a message by e-mail, or settles it without one; both happen once. */
export function AnswerForm({ message, reload }: AnswerFormProps) {
  const t = useInboxT()
  const { _id, email, language } = message
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { text: '' } })
  const draft = useDraft(form, `answer:${_id}`)
  const { mutate, isPending, error } = useSave(
    (text: string | null) => answerMessage(_id, { text }),
    (_, text) => draft.settle({ text: text ?? form.getValues('text') }),
  )
  const save = (text: string | null) => !isPending && mutate(text)
  return (
    <Card as="section">
      <Stack as="form" noValidate $gap="5" onSubmit={form.handleSubmit(({ text }) => save(text))}>
        <h2>{t('answer.title')}</h2>
        <DraftNotice isRestored={draft.isRestored} discard={draft.discard} />
        {email === null ? (
          <Notice>{t('answer.noAddress')}</Notice>
        ) : (
          <FormField
            form={form}
            name="text"
            kind="textarea"
            rows={8}
            counter
            maxLength={MAX_ANSWER_LENGTH}
            label={t('answer.text')}
            hint={t('answer.hint', { email: `\u2068${email}\u2069`, language })}
            rules={{ missing: isFilled }}
            errorText={errorText}
          />
        )}
        <FailureNotice error={error} />
        <Stack $row $gap="3" $justify="end">
          {hasStatus(error, 409) ? (
            <Button variant="secondary" onClick={reload}>
              {t('answer.seeTheirs')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" busy={isPending} onClick={() => save(null)}>
                {t('answer.settle')}
              </Button>
              {email !== null && (
                <Button type="submit" busy={isPending}>
                  {t('answer.send')}
                </Button>
              )}
            </>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}
