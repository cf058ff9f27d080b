/** A form on the page. */
export interface OpenForm {
  hasChanges: () => boolean
  /** Removes the draft. */
  forget: () => void
}

const openForms = new Set<OpenForm>()

/** Has a form's changes asked about when the page is left. @returns unregisters */
export function registerForm(form: OpenForm): () => void {
  openForms.add(form)
  return () => void openForms.delete(form)
}

/** Ends the forms of a record that was deleted, with their drafts: nothing is asked about them. */
export function forgetForms(): void {
  for (const form of openForms) form.forget()
  openForms.clear()
}

/** The forms whose changes are lost when the page is left. */
export const listChangedForms = (): OpenForm[] => [...openForms].filter((form) => form.hasChanges())
