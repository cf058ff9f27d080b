import { useSyncExternalStore } from 'react'

export { setPageStatus } from './server/page-status.ts'

const subscribe = () => () => undefined

/**
 * Returns what only the browser knows, once the page is hydrated: its first rendering is the server's, which knows nothing of the
 * visitor. Where both are the same, nothing renders a second time.
 * @param known in the browser; the same object until it changes
 * @param onServer what the server renders
 */
export function useBrowserValue<Known, Rendered>(
  known: Known,
  onServer: Rendered,
): Known | Rendered {
  return useSyncExternalStore<Known | Rendered>(
    subscribe,
    () => known,
    () => onServer,
  )
}

/** Returns whether the page is hydrated. */
export const useHydrated = (): boolean => useBrowserValue(true, false)
