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

/**
 * Returns whether the user prefers reduced motion, for animations by script; `global.css` covers those by CSS.
 * True on the server.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
