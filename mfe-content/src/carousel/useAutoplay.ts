import { useReducedMotion } from '@shop/ui/layout/useMediaQuery.ts'
import { type FocusEvent, type PointerEvent, type TouchEvent, useState } from 'react'

/** Autoplay state by touch, pointer, focus and pause button; `handlers` go on the carousel's root. */
export function useAutoplay() {
  const reducedMotion = useReducedMotion()
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // The state that the button shows: a hover or focus does not count as a pause.
  const playing = choice === undefined ? !reducedMotion : choice === 'playing'

  // Touch does not hover: it holds the slide for good, while the buttons do what they say.
  const handleTouch = ({ target }: TouchEvent) => {
    if (target instanceof Element && !target.closest('button')) setChoice('paused')
  }
  const handlePointer = (over: boolean) => (event: PointerEvent) =>
    setHovered(over && event.pointerType !== 'touch')
  const handleBlur = (event: FocusEvent) =>
    setFocused(event.currentTarget.contains(event.relatedTarget))

  return {
    reducedMotion,
    playing,
    // An explicit choice always wins: pointer and focus are still on the play button after it was clicked.
    autoplaying: playing && (choice !== undefined || !(hovered || focused)),
    toggle: () => setChoice(playing ? 'paused' : 'playing'),
    handlers: {
      onTouchStart: handleTouch,
      onPointerEnter: handlePointer(true),
      onPointerLeave: handlePointer(false),
      onFocus: () => setFocused(true),
      onBlur: handleBlur,
    },
  }
}
