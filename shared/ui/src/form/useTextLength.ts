import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/**
 * Number of characters in a text area, read from the page itself: a form library sets values there
 * without any event that React sees.
 */
export function useTextLength(ref: RefObject<HTMLElement | null>): number {
  const find = useCallback(() => ref.current?.querySelector('textarea') ?? null, [ref])
  const subscribe = useCallback(
    (listener: () => void) => {
      const area = find()
      const form = area?.form
      // A reset comes before the values change, and an input before React hears of it: rendering in
      // between would put a controlled area's old text back.
      const afterwards = () => void setTimeout(listener)
      area?.addEventListener('input', afterwards)
      form?.addEventListener('reset', afterwards)
      return () => {
        area?.removeEventListener('input', afterwards)
        form?.removeEventListener('reset', afterwards)
      }
    },
    [find],
  )
  return useSyncExternalStore(
    subscribe,
    () => find()?.value.length ?? 0,
    () => 0,
  )
}
