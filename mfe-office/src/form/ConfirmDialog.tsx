import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

import { useT } from '../messages.generated.ts'

/** What is asked before something is done that cannot be taken back, or is seldom meant. */
export interface Question {
  title: ReactNode
  text: ReactNode
  /** Label of the button that confirms; without one, there is nothing to confirm. */
  confirm?: string
  /** Label of the button that leaves everything as it is; “Cancel” by default. */
  cancel?: string
}

interface ConfirmDialogProps {
  /** Closed without one. */
  question: Question | null
  busy?: boolean
  onCancel: () => void
  onConfirm: () => void
  /** The outcome, such as a failure. */
  children?: ReactNode
}

/** Asks before something is done. Focus is on what leaves everything as it is: a second Enter does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, busy = false, onCancel, onConfirm, children } = props
  const t = useT()
  return (
    <Dialog
      open={question !== null}
      onClose={onCancel}
      title={question?.title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {question?.cancel ?? t('form.cancel')}
          </Button>
          {question?.confirm !== undefined && (
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {question.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap="4">
        <div>{question?.text}</div>
        {children}
      </Stack>
    </Dialog>
  )
}
