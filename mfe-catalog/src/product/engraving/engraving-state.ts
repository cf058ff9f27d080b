import { NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'
import type { Engraving, EngravingDesign } from '@shop/contracts/rules/engraving-text.ts'
import type { DesignProblem } from '@shop/contracts/rules/logo-layout.ts'
import type { PlaceName } from '@shop/contracts/rules/surface.ts'

export type EngravingField = keyof Engraving

export const ENGRAVING_FIELDS: readonly EngravingField[] = ['name', 'line']

/** The first has the logo. */
export type EngravingTexts = readonly EngravingDesign[]

export interface EngravingState {
  /** What was typed: one text for all surfaces of the product, or one for each. */
  texts: EngravingTexts
  /** The names of its surfaces; undefined where there is one. */
  places: readonly PlaceName[] | undefined
  /** By the index of their text. */
  problems: readonly Partial<Record<EngravingField, DesignProblem>>[]
  hasProblem: boolean
  /** Whether the product is sold only with a name, and none is typed. */
  isMissing: boolean
  /** Whether that is to be said, since it keeps the product from being added. */
  isAskedFor: boolean
  /** What can be put on the product of what is typed, normalised; null without any. */
  engravings: EngravingTexts | null
  /** Whether the product is in the cart with something else on it. */
  isUnsaved: boolean
  /** Pieces of the product in the cart that have texts of their own, which are edited there; 0 where they have the same. */
  piecesListed: number
  /** The surface whose text has the focus, anew each time; null where a text is for all. */
  focused: { index: number } | null
  focus: (index: number) => void
  change: (index: number, field: EngravingField, text: string) => void
  setLogo: (logo: string | undefined) => void
  /** Begins with a text for each surface, or with one for all. */
  choose: (isEach: boolean) => void
  askForName: () => void
}

/** Moves the focus to the field of a form that has a problem, and says that a name is missing. @returns whether there is a problem */
export function focusProblem(form: Element | null, state: EngravingState): boolean {
  if (state.isMissing) state.askForName()
  const problem = state.isMissing ? `#${NAME_FIELD}` : '[aria-invalid=true]'
  const field = form?.querySelector<HTMLElement>(problem)
  field?.focus()
  return state.isMissing || state.hasProblem
}
