import { useReducedMotion } from '@shop/ui/motion/useReducedMotion.ts'
import { type FocusEvent, type PointerEvent, useState } from 'react'

import { type AutoplayChoice, isAutoplaying, isPlaying } from './autoplay.ts'

/** Autoplay state by pointer, focus and pause button; `handlers` go on the carousel's root. */
export function useAutoplay() {
  const reducedMotion = useReducedMotion()
  const [choice, setChoice] = useState<AutoplayChoice>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = isPlaying({ choice, reducedMotion })

  // Touch does not hover.
  const handlePointer = (over: boolean) => (event: PointerEvent) =>
    setHovered(over && event.pointerType !== 'touch')
  const handleBlur = (event: FocusEvent) =>
    setFocused(event.currentTarget.contains(event.relatedTarget))

  return {
    reducedMotion,
    playing,
    autoplaying: isAutoplaying({ choice, reducedMotion, hovered, focused }),
    toggle: () => setChoice(playing ? 'paused' : 'playing'),
    handlers: {
      onPointerEnter: handlePointer(true),
      onPointerLeave: handlePointer(false),
      onFocus: () => setFocused(true),
      onBlur: handleBlur,
    },
  }
}
