import type { KeyboardEvent } from 'react'

/** Least time between two steps while an arrow key is held down. */
export const KEY_REPEAT_INTERVAL_MS = 180

/** Creates a key handler, for the capture phase, that throttles the arrow keys. */
export function throttleArrowKeys(now: () => number = Date.now) {
  let latest = Number.NEGATIVE_INFINITY
  return (event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (now() - latest < KEY_REPEAT_INTERVAL_MS) event.stopPropagation()
    else latest = now()
  }
}
