import type { FormEvent } from 'react'

export type FormInputs = Record<string, HTMLInputElement>

/** Handler of a form that is not sent: calls back with its inputs, and the page stays. */
export function onSubmit(handle: (inputs: FormInputs) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handle(event.currentTarget.elements as unknown as FormInputs)
  }
}
