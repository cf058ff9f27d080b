import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { type ReactNode, useId } from 'react'

import { ignoreDoubleClick } from '../form/useSubmitOnce.ts'
import { useAccountT } from '../messages.generated.ts'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: string
  submitLabel: string
  /** Whether the form is being sent. */
  busy?: boolean
  /** @param formId for the form element, which the dialog's button submits */
  children: (formId: string) => ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, submitLabel, busy = false, children } = props
  const t = useAccountT()
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} onClick={ignoreDoubleClick}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  )
}
