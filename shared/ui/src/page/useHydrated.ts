import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the page is the browser's: false on the server and in the rendering that takes its page over, which know
 * nothing of storage, session, theme or window. Later renderings of other pages start with true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
