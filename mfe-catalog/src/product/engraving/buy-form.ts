/** Moves the focus to the field of a form that has a problem. @returns whether there is one */
export function focusProblem(form: Element | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.focus()
  return Boolean(field)
}

/** Id of the form that adds a product, by which buttons outside of it submit it. */
export const BUY_FORM = 'buy'
