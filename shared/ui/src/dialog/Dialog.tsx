import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'

import { IconButton } from '../button/IconButton.tsx'
import { useT } from '../messages.ts'
import { Body, Close, Footer, Header, Panel, Root } from './dialog.styles.ts'
import { useBackdropClick } from './useBackdropClick.ts'

interface DialogProps {
  open: boolean
  /** The person wants it closed: by the button, the Escape key, or a click beside it. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons; the last one is the one that does it. */
  footer?: ReactNode
  /** `wide` for pictures and maps. */
  width?: 'narrow' | 'wide' | undefined
}

/** A modal dialog. The browser keeps focus inside and returns it; content lives only while it is open. */
export function Dialog({ open, onClose, title, children, footer, width = 'narrow' }: DialogProps) {
  const t = useT()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdropClick(onClose)

  useEffect(() => {
    const element = dialog.current
    if (open) element?.showModal()
    return () => element?.close()
  }, [open])

  function leave(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (open) onClose()
  }

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={leave}
      onClose={leave}
      $width={width}
      {...backdrop}
    >
      {open && (
        <Panel>
          <Header id={titleId}>{title}</Header>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
          {/* Last, so that focus starts at the content; it is placed at the top by its style. */}
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
