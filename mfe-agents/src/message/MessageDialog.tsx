import type { Agent } from '@shop/contracts/wire/agent.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSession } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { type SubmitEvent, useId } from 'react'

import { getFullName, localizeAgent } from '../agents/agent.ts'
import { useT } from '../messages.generated.ts'
import { saveDraft, useDraft } from './draft.store.ts'
import { useSendMessage } from './useSendMessage.ts'

export interface MessageDialogProps {
  /** The receiver; the dialog is closed without one. */
  agent: Agent | undefined
  onClose: () => void
}

export function MessageDialog({ agent, onClose }: MessageDialogProps) {
  const t = useT()
  const session = useSession()
  const { lang } = useLanguage()
  const formId = useId()
  const senderId = session?.user._id ?? ''
  const receiverId = agent?._id ?? ''
  const text = useDraft(senderId, receiverId)
  const { send, sending } = useSendMessage(receiverId, onClose)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send({ senderId, receiverId, message: text })
  }

  return (
    <Dialog
      open={agent !== undefined && session !== null}
      onClose={onClose}
      title={agent && t('dialog.title', { name: getFullName(localizeAgent(agent, lang).agent) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending}>
            {sending ? t('dialog.sending') : t('dialog.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={t('dialog.label')} hint={t('dialog.draftSaved')}>
          <TextArea
            autoFocus
            placeholder={t('dialog.placeholder')}
            readOnly={sending}
            key={`${senderId} ${receiverId}`}
            defaultValue={text}
            onChange={({ target }) => saveDraft(senderId, receiverId, target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
