import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { useId } from 'react'

import type { CardForm as CardFields } from './card.ts'
import { CardForm } from './CardForm.tsx'
import { useT } from '../messages.ts'

interface AddCardDialogProps {
  open: boolean
  onClose: () => void
  onAdd: (card: CardFields) => void
}

/** What is typed here lives as long as the dialog is open, and no longer. */
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
