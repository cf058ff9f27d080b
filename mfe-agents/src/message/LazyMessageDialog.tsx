import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'

import { useT } from '../messages.generated.ts'
import type { MessageDialogProps } from './MessageDialog.tsx'

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog

/** Loads the dialog when the browser is idle, or when it is opened. What cannot be loaded closes again, and says so. */
export function LazyMessageDialog(props: MessageDialogProps) {
  const t = useT()
  const { Dialog } = useLazyDialog(loadDialog, {
    isOpen: props.agent !== undefined,
    onClose: props.onClose,
    getFailure: () => t('dialog.unavailable'),
  })
  return Dialog && <Dialog {...props} />
}
