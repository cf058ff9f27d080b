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
  /** Text of the button that closes the dialog, with the number of results. */
  toShowLabel: (count: number) => string
  /** Number of results. Without any, the button clears the filters, and names the number of all. */
  count: number
  total: number
  /** Whether the number of results is not known yet. */
  counting?: boolean
  children: ReactNode
}

/** The filters of a list, which take effect at once: there is no submit button. */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onClose, title, clearLabel, onClear, toShowLabel, count, total } = props
  const { counting = false, children } = props
  const isEmpty = !counting && count === 0

  function show() {
    if (isEmpty) onClear?.()
    onClose()
  }

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
          <Button onClick={show} disabled={counting}>
            {toShowLabel(isEmpty ? total : count)}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
