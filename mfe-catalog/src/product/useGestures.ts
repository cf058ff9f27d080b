import { useReducedMotion } from '@shop/ui/motion/useReducedMotion.ts'
import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox'

import { createWheelCounter, isHorizontalDrag, isSwipe } from './gestures.ts'
import { lightboxSettings } from './lightbox.ts'

/** The library's custom property for the offset of the dragged picture. */
const OFFSET_PROPERTY = '--yarl__swipe_offset'

interface Drag {
  pointerId: number
  x: number
  y: number
  /** The picture follows the pointer. */
  started: boolean
}

/**
 * Swipes and wheel scrolls of the picture viewer. The library's own have fixed thresholds, so these replace
 * them: handlers for its portal, in the capture phase.
 */
export function useGestures() {
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const reducedMotion = useReducedMotion()
  const [countWheel] = useState(() => createWheelCounter())
  const drag = useRef<Drag>(null)
  const isZoomed = () => (zoom.current?.zoom ?? 1) > 1

  /** @param side 1 for the picture to the right, -1 for the one to the left */
  function turn(side: 1 | -1, target: Element) {
    const isForward = (getComputedStyle(target).direction === 'rtl') !== side > 0
    if (isForward) controller.current?.next()
    else controller.current?.prev()
  }

  function handleWheel(event: WheelEvent) {
    const { deltaX, deltaY, ctrlKey, currentTarget } = event
    // A vertical scroll zooms; a zoomed picture is moved by dragging.
    if (ctrlKey || isZoomed() || Math.abs(deltaX) <= Math.abs(deltaY)) return
    event.stopPropagation()
    const side = countWheel(deltaX)
    if (side !== 0) turn(side, currentTarget)
  }

  function handlePointerDown(event: PointerEvent) {
    // A second finger zooms.
    const isFirst = event.isPrimary && event.button === 0 && !isZoomed()
    const { pointerId, clientX: x, clientY: y } = event
    if (!isFirst) cancelDrag(event)
    drag.current = isFirst ? { pointerId, x, y, started: false } : null
  }

  function handlePointerMove(event: PointerEvent) {
    const { current } = drag
    if (current?.pointerId !== event.pointerId) return
    const dx = event.clientX - current.x
    current.started ||= isHorizontalDrag(dx, event.clientY - current.y)
    if (current.started) getContainer(event)?.style.setProperty(OFFSET_PROPERTY, `${dx}px`)
  }

  function handlePointerUp(event: PointerEvent) {
    const { current } = drag
    if (current?.pointerId !== event.pointerId) return
    const dx = event.clientX - current.x
    const container = getContainer(event)
    if (!current.started || !container || !isSwipe(dx, container.clientWidth)) {
      cancelDrag(event)
      return
    }
    drag.current = null
    // The library animates from where the picture was dragged to.
    turn(dx < 0 ? 1 : -1, container)
    container.style.removeProperty(OFFSET_PROPERTY)
  }

  /** Moves the picture back to its place. */
  function cancelDrag(event: PointerEvent) {
    const container = getContainer(event)
    const offset = container?.style.getPropertyValue(OFFSET_PROPERTY)
    drag.current = null
    if (!container || !offset) return
    container.style.removeProperty(OFFSET_PROPERTY)
    if (reducedMotion) return
    container
      .querySelector('.yarl__carousel')
      ?.animate([{ transform: `translate(${offset})` }, { transform: 'none' }], {
        duration: lightboxSettings.animation.swipe,
        easing: 'ease-out',
      })
  }

  return {
    controller,
    zoom,
    handlers: {
      onWheelCapture: handleWheel,
      onPointerDownCapture: handlePointerDown,
      onPointerMoveCapture: handlePointerMove,
      onPointerUpCapture: handlePointerUp,
      onPointerCancelCapture: cancelDrag,
    },
  }
}

function getContainer({ currentTarget }: PointerEvent): HTMLElement | null {
  return currentTarget.querySelector<HTMLElement>('.yarl__container')
}
