import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'

import { useT } from '../messages.generated.ts'

interface ConfirmOrderDialogProps {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function ConfirmOrderDialog({ open, onCancel, onConfirm }: ConfirmOrderDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('checkout.confirmTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('checkout.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('checkout.confirm')}</Button>
        </>
      }
    >
      {t('checkout.confirmText')}
    </Dialog>
  )
}
