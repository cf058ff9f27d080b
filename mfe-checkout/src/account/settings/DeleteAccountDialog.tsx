import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'

import { useAccountT } from '../../messages.generated.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

export function DeleteAccountDialog({ open, onClose, onConfirm }: DeleteAccountDialogProps) {
  const t = useAccountT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('settings.delete.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('settings.delete.submit')}
          </Button>
        </>
      }
    >
      {t('settings.delete.confirm')}
    </Dialog>
  )
}
