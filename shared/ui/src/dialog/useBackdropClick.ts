import { useRef, type MouseEvent } from 'react'

/**
 * Handlers for an element whose own surface is its backdrop. A press that began or ended inside (selecting text)
 * is no click on the backdrop, though the browser sends one to the element that both ends have in common.
 */
export function useBackdropClick(onBackdrop: () => void) {
  const outside = useRef(false)
  return {
    onMouseDown(event: MouseEvent) {
      outside.current = event.target === event.currentTarget
    },
    onMouseUp(event: MouseEvent) {
      outside.current &&= event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (outside.current && event.target === event.currentTarget) onBackdrop()
    },
  }
}
