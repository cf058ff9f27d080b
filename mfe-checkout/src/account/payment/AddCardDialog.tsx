import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { useId } from 'react'

import { useT } from '../messages.ts'
import type { CardFormValues } from './card.ts'
import { CardForm } from './CardForm.tsx'

interface AddCardDialogProps {
  open: boolean
  onClose: () => void
  onAdd: (card: CardFormValues) => void
}

export function AddCardDialog({ open, onClose, onAdd }: AddCardDialogProps) {
  const t = useT()
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cards.add')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('card.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('card.submit')}
          </Button>
        </>
      }
    >
      <CardForm id={id} onSubmit={onAdd} />
    </Dialog>
  )
}
