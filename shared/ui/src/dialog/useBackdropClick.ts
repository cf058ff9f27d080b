import { type MouseEvent, useRef } from 'react'

/**
 * Event handlers for an element that is its own backdrop. Browsers dispatch `click` on the common ancestor of
 * mousedown and mouseup: a press that starts or ends inside, such as a text selection, must not count.
 */
export function useBackdropClick(onBackdrop: () => void) {
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
