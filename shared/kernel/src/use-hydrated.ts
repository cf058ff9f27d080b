import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the browser has taken the page over; its first rendering is the server's, which knows nothing of the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** Whether the component has come with the page of the server, and not by a navigation. */
export function useFromServer(): boolean {
  const [fromServer] = useState(!useHydrated())
  return fromServer
}
