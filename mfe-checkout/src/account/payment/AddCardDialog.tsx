import { useAccountT } from '../../messages.generated.ts'
import { FormDialog } from '../FormDialog.tsx'
import type { CardFormValues } from './card.ts'
import { CardForm } from './CardForm.tsx'

interface AddCardDialogProps {
  open: boolean
  onClose: () => void
  onSubmit: (card: CardFormValues) => void
}

export function AddCardDialog({ open, onClose, onSubmit }: AddCardDialogProps) {
  const t = useAccountT()
  return (
    <FormDialog open={open} onClose={onClose} title={t('cards.add')} submitLabel={t('card.submit')}>
      {(formId) => <CardForm id={formId} onSubmit={onSubmit} />}
    </FormDialog>
  )
}
