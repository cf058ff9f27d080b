import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the browser has taken the page over; its first rendering is the server's, which knows nothing of the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
