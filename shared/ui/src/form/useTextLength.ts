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
      // The event of a reset comes before the values change.
      const afterReset = () => void setTimeout(listener)
      area?.addEventListener('input', listener)
      form?.addEventListener('reset', afterReset)
      return () => {
        area?.removeEventListener('input', listener)
        form?.removeEventListener('reset', afterReset)
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
