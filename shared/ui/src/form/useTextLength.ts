import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * Number of characters in the text area below an element. Read from the DOM: form libraries set values there
 * without an event that React handles.
 */
export function useTextLength(ref: RefObject<HTMLElement | null>): number {
  const findTextArea = useCallback(() => ref.current?.querySelector('textarea') ?? null, [ref])
  const subscribe = useCallback(
    (listener: () => void) => {
      const textArea = findTextArea()
      const form = textArea?.form
      // `reset` fires before the values change, and this `input` listener before React's: rendering in between
      // would restore the old value of a controlled text area.
      const notifyLater = () => void setTimeout(listener)
      textArea?.addEventListener('input', notifyLater)
      form?.addEventListener('reset', notifyLater)
      return () => {
        textArea?.removeEventListener('input', notifyLater)
        form?.removeEventListener('reset', notifyLater)
      }
    },
    [findTextArea],
  )
  return useSyncExternalStore(
    subscribe,
    () => findTextArea()?.value.length ?? 0,
    () => 0,
  )
}
