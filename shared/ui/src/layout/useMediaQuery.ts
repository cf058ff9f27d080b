import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, following changes. What CSS can do by itself needs no script.
 * @param query without `@media`
 * @param onServer what the server renders, which knows no screen
 */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
