import { useEffect, useEffectEvent } from 'react'
import { createPath, type RouterProviderProps } from 'react-router-dom'

type Router = RouterProviderProps['router']

interface EntryState {
  /** How many overlays are open on this history entry. */
  overlays?: number
}

/** Close functions of what is open, the topmost last. */
const overlays: (() => void)[] = []
let router: Router | null = null
/** Called when the browser arrives at the entry that it was sent to; null when it is not on its way. */
let onArrival: (() => void) | null = null

// Before the router’s listener, which is added when a router is created: Chromium calls those of a window in that order.
if (typeof window !== 'undefined') window.addEventListener('popstate', handlePopState, true)

/** Whether the browser has made a Back that a blocker has refused, so that the router takes it back. */
let isReturning = false
const isBlocked = ({ state }: Router) =>
  [...state.blockers.values()].some((blocker) => blocker.state === 'blocked')
const isOnPage = ({ state }: Router) => {
  const { pathname, search, hash } = window.location
  return createPath(state.location) === pathname + search + hash
}

const getDepth = () => (window.history.state as EntryState | null)?.overlays ?? 0

/**
 * Lets Back close an overlay (a dialog, a menu, a viewer) instead of leaving the page. Closing it otherwise leaves no
 * history entry behind.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const handleBack = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return undefined
    const close = () => handleBack()
    overlays.push(close)
    queueMicrotask(matchHistory)
    return () => {
      const index = overlays.indexOf(close)
      if (index >= 0) overlays.splice(index, 1)
      queueMicrotask(matchHistory)
    }
  }, [open])
}

/**
 * Closes the topmost overlay when its state is in the address: `close` changes the page’s history entry, not the one
 * of the overlay.
 */
export function leaveOverlay(close: () => void): void {
  if (getDepth() === 0) return close()
  if (onArrival) return
  overlays.pop()
  traverse(-1, close)
}

function traverse(delta: number, then: () => void = () => undefined): void {
  onArrival = then
  window.history.go(delta)
}

/** Adds an entry for each overlay that has none, or leaves the entries of those that are closed. */
function matchHistory(): void {
  if (!router || onArrival) return
  if (isOnPage(router)) isReturning = false
  else if (isBlocked(router)) return
  const surplus = getDepth() - overlays.length
  for (let depth = getDepth() + 1; depth <= overlays.length; depth += 1) {
    window.history.pushState({ ...window.history.state, overlays: depth }, '')
  }
  const { location, navigation } = router.state
  // Going back would prevent a navigation that is pending. On the way back from there, the entry is passed over.
  if (navigation.location && createPath(navigation.location) !== createPath(location)) return
  if (surplus > 0) traverse(-surplus)
}

function handlePopState(event: PopStateEvent): void {
  if (!router) return
  const arrive = onArrival
  onArrival = null
  const isSamePage = isOnPage(router)
  // The router waits for the arrival, and its question is open.
  const isReturn = isSamePage && isReturning && isBlocked(router)
  isReturning = !isSamePage
  const closed = arrive || isReturn ? [] : overlays.splice(getDepth())
  if (isSamePage) {
    // The router has nothing to load.
    if (!isReturn) event.stopImmediatePropagation()
  } else if (closed.length > 0 && router.state.location.pathname === window.location.pathname) {
    // What was chosen in the overlay stays chosen.
    event.stopImmediatePropagation()
    traverse(1)
  }
  arrive?.()
  for (const close of closed.reverse()) close()
  queueMicrotask(matchHistory)
}

/** Follows the browser’s Back and Forward. @returns stops it */
export function closeOverlaysOnBack(pageRouter: Router): () => void {
  router = pageRouter
  onArrival = null
  // A reload keeps the entry of an overlay that is gone.
  queueMicrotask(matchHistory)
  return () => {
    router = null
  }
}
