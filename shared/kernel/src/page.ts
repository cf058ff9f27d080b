import { useSyncExternalStore } from 'react'

export { setPageStatus } from './server/page-status.ts'

const subscribe = () => () => undefined

/** Returns whether the page is hydrated; the browser's first rendering is the server's, which knows nothing of the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
