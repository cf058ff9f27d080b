import { NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'

import type { EngravingState } from './useEngraving.ts'

/** Moves the focus to the field of a form that has a problem, and says that a name is missing. @returns whether there is a problem */
export function focusProblem(form: Element | null, state: EngravingState): boolean {
  if (state.isMissing) state.askForName()
  const problem = state.isMissing ? `#${NAME_FIELD}` : '[aria-invalid=true]'
  const field = form?.querySelector<HTMLElement>(problem)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  return state.isMissing || state.hasProblem
}
