import { type MouseEvent, type SubmitEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Ignores the second click of a double click on a submit button: the first may have been answered already. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/**
 * The `onSubmit` of a form that sends one request at a time: Enter may submit twice before anything is rendered.
 * @param send settles when the request has; its failure is shown by whoever made it
 */
export function useSubmitOnce<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
): (event: SubmitEvent) => Promise<void> {
  const sending = useRef(false)
  return async (event) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form.handleSubmit((values) => send(values).catch(() => undefined))(event)
    sending.current = false
  }
}
