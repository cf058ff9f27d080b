import type { KeyboardEvent } from 'react'

import { KEY_REPEAT_LIMIT } from './lightbox.ts'

/** A key handler for the capture phase that lets an arrow key through no more often than the limit allows. */
export function limitKeyRepeat(now: () => number = Date.now) {
  let latest = Number.NEGATIVE_INFINITY
  return (event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (now() - latest < KEY_REPEAT_LIMIT) event.stopPropagation()
    else latest = now()
  }
}
