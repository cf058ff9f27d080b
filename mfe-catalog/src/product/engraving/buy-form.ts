import { NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'

import type { EngravingState } from './useEngraving.ts'

/** Moves the focus to the field of a form that has a problem, and says that a name is missing. @returns whether there is a problem */
export function focusProblem(form: Element | null, state: EngravingState): boolean {
  if (state.isMissing) state.askForName()
  const problem = state.isMissing ? `#${NAME_FIELD}` : '[aria-invalid=true]'
  const field = form?.querySelector<HTMLElement>(problem)
  field?.focus()
  return state.isMissing || state.hasProblem
}

/** Id of the form that adds a product, by which buttons outside of it submit it. */
export const BUY_FORM = 'buy'
