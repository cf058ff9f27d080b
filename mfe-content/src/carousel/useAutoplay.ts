import { useReducedMotion } from '@shop/ui/motion/useReducedMotion.ts'
import { useState, type FocusEvent, type PointerEvent } from 'react'

import { isPlaying, isRotating, type Choice } from './autoplay.ts'

/** Follows pointer, focus and the pause button of one carousel; `watch` goes on its outermost element. */
export function useRotation() {
  const reducedMotion = useReducedMotion()
  const [choice, setChoice] = useState<Choice>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = isPlaying({ choice, reducedMotion })

  // A finger leaves no pointer behind that could hover.
  const hover = (over: boolean) => (event: PointerEvent) =>
    setHovered(over && event.pointerType !== 'touch')
  const leave = (event: FocusEvent) =>
    setFocused(event.currentTarget.contains(event.relatedTarget as Node | null))

  return {
    reducedMotion,
    playing,
    rotating: isRotating({ choice, reducedMotion, hovered, focused }),
    toggle: () => setChoice(playing ? 'paused' : 'playing'),
    watch: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onFocus: () => setFocused(true),
      onBlur: leave,
    },
  }
}
