import { useMediaQuery } from '../layout/useMediaQuery.ts'

/**
 * Returns whether the user prefers reduced motion, for animations by script; `global.css` covers those by CSS.
 * True on the server.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
