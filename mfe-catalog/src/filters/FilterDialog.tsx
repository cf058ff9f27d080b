import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import type { ReactNode } from 'react'

interface FilterDialogProps {
  open: boolean
  onClose: () => void
  title: string
  clearLabel: string
  /** Undefined without a filter to clear. */
  onClear: (() => void) | undefined
  /** Text of the button that closes the dialog; has the number of results. */
  showLabel: string
  /** Whether the number of results is not known yet. */
  counting?: boolean
  children: ReactNode
}

/** The filters of a list, which take effect at once: there is no submit button. */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onClose, title, clearLabel, onClear, showLabel, counting = false, children } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" disabled={!onClear} onClick={onClear}>
            {clearLabel}
          </Button>
          <Button onClick={onClose} disabled={counting}>
            {showLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
