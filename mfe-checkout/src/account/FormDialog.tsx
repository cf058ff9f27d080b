import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { type ReactNode, useId } from 'react'

import { useAccountT } from '../messages.generated.ts'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: string
  submitLabel: string
  /** @param formId for the form element, which the dialog's button submits */
  children: (formId: string) => ReactNode
}

export function FormDialog({ open, onClose, title, submitLabel, children }: FormDialogProps) {
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
          <Button type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  )
}
