import type { KeyboardEvent } from 'react'

/** A swipe over this distance, in pixels, turns the picture … */
const SWIPE_DISTANCE_PX = 200
/** … and so does one over this share of the viewer's width, whichever is shorter. */
const SWIPE_WIDTH_SHARE = 1 / 4
/** A drag is horizontal when it goes this many times further sideways than up or down. */
const HORIZONTAL_RATIO = 1.5
/** Smaller movements belong to a tap. */
const DRAG_START_PX = 8

/** Whether a drag moves the picture sideways. */
export function isHorizontalDrag(dx: number, dy: number): boolean {
  return Math.abs(dx) >= DRAG_START_PX && Math.abs(dx) > Math.abs(dy) * HORIZONTAL_RATIO
}

/** Whether a drag over `dx` pixels turns the picture of a viewer that is `width` pixels wide. */
export function isSwipe(dx: number, width: number): boolean {
  return Math.abs(dx) >= Math.min(SWIPE_DISTANCE_PX, width * SWIPE_WIDTH_SHARE)
}

/** Scrolling this far sideways in all turns the picture … */
const WHEEL_TOTAL_PX = 200
/** … and so does a single leap of this length. */
const WHEEL_LEAP_PX = 100
/** After a turn the wheel is ignored for this time, so that its inertia does not turn further pictures. */
export const WHEEL_LOCK_MS = 500
/** A pause after which the scrolled distance counts from 0 again. */
export const WHEEL_PAUSE_MS = 300

/**
 * Creates a function that takes the horizontal `deltaX` of wheel events and returns 1 or -1 when the picture
 * to the right or left of the current one is due, otherwise 0.
 */
export function createWheelCounter(now: () => number = Date.now): (deltaX: number) => -1 | 0 | 1 {
  let total = 0
  let latest = Number.NEGATIVE_INFINITY
  let lockedUntil = Number.NEGATIVE_INFINITY
  return (deltaX) => {
    const time = now()
    if (time < lockedUntil) return 0
    if (time - latest > WHEEL_PAUSE_MS) total = 0
    latest = time
    total += deltaX
    if (Math.abs(total) < WHEEL_TOTAL_PX && Math.abs(deltaX) < WHEEL_LEAP_PX) return 0
    const direction = Math.abs(deltaX) < WHEEL_LEAP_PX ? total : deltaX
    total = 0
    lockedUntil = time + WHEEL_LOCK_MS
    return direction > 0 ? 1 : -1
  }
}

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
