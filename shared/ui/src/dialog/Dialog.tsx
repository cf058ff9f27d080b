import { useBackToClose } from '@shop/router'
import X from 'lucide-react/icons/x'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'

import { IconButton } from '../button/IconButton.tsx'
import { useT } from '../messages.ts'
import { Body, Close, Footer, Header, Panel, Root } from './dialog.styles.ts'

interface DialogProps {
  open: boolean
  /** Called on the close button, Escape, Back, or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** `wide` for pictures and maps. */
  width?: 'narrow' | 'wide' | undefined
}

/** A modal dialog on the native element, which traps and restores focus. The content is mounted while it is open. */
export function Dialog({ open, onClose, title, children, footer, width = 'narrow' }: DialogProps) {
  const t = useT()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdropClick(onClose)
  useBackToClose(open, onClose)

  useEffect(() => {
    const element = dialog.current
    if (open) element?.showModal()
    return () => element?.close()
  }, [open])

  function handleClose(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (open) onClose()
  }

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={handleClose}
      onClose={handleClose}
      $width={width}
      {...backdrop}
    >
      {open && (
        <Panel>
          <Header id={titleId}>{title}</Header>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
          {/* Last in the DOM, so that focus starts at the content. */}
          <Close>
            <IconButton label={t('dialog.close')} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </Close>
        </Panel>
      )}
    </Root>
  )
}

/**
 * Event handlers for an element that is its own backdrop. Browsers dispatch `click` on the common ancestor of
 * mousedown and mouseup: a press that starts or ends inside, such as a text selection, must not count.
 */
function useBackdropClick(onBackdrop: () => void) {
  const onSurface = useRef(false)
  return {
    onMouseDown(event: MouseEvent) {
      onSurface.current = event.target === event.currentTarget
    },
    onMouseUp(event: MouseEvent) {
      onSurface.current &&= event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (onSurface.current && event.target === event.currentTarget) onBackdrop()
    },
  }
}
