import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { useState } from 'react'

import { useAccountT } from '../../messages.generated.ts'

interface CancelOrderProps {
  disabled: boolean
  onConfirm: () => void
}

/** A button that cancels an order, once that is confirmed. */
export function CancelOrder({ disabled, onConfirm }: CancelOrderProps) {
  const t = useAccountT()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  function confirm() {
    close()
    onConfirm()
  }

  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        {t('order.cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('order.cancel.title')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('order.cancel.keep')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('order.cancel.confirm')}
            </Button>
          </>
        }
      >
        {t('order.cancel.text')}
      </Dialog>
    </>
  )
}
