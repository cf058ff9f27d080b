import { useRef, type MouseEvent } from 'react'

/**
 * Handlers for an element whose own surface is its backdrop. A press that began inside and ended outside
 * (selecting text) is no click on the backdrop.
 */
export function useBackdropClick(onBackdrop: () => void) {
  const began = useRef(false)
  return {
    onMouseDown(event: MouseEvent) {
      began.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent) {
      if (began.current && event.target === event.currentTarget) onBackdrop()
    },
  }
}
