import { NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'
import type * as engravingLayout from '@shop/contracts/rules/engraving-layout.ts'
import type { EngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import {
  type Engraving,
  normalizeEngraving,
  normalizeEngravingText,
  toEngravingKey,
} from '@shop/contracts/rules/engraving-text.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { countItemPieces, toItemEngravings, useCart } from '@shop/kernel/cart'
import { useHydrated } from '@shop/kernel/page'
import { useLocation } from '@shop/router'
import { isInCart } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { useEffect, useState } from 'react'

import { parseDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'

export type EngravingField = keyof Engraving

export const ENGRAVING_FIELDS: readonly EngravingField[] = ['name', 'line']

/** What was typed last in this tab: it goes along from one finish to another. */
let draft: Engraving | null = null

export function clearDraft(): void {
  draft = null
}

export interface EngravingState {
  /** The texts as they were typed. */
  fields: Engraving
  problems: Partial<Record<EngravingField, EngravingProblem>>
  hasProblem: boolean
  /** Whether the product is sold only with a name, and none is typed. */
  isMissing: boolean
  /** Whether that is to be said, since it keeps the product from being added. */
  isAskedFor: boolean
  /** What can be put on the product of what is typed, normalised; null without any. */
  engraving: Engraving | null
  /** Whether the product is in the cart with something else on it. */
  isUnsaved: boolean
  /** Pieces of the product in the cart that have texts of their own, which are edited there; 0 where they have the same. */
  piecesListed: number
  change: (field: EngravingField, text: string) => void
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

/** What the shopper puts on a product: what is typed or, at first, what the cart's line has. */
export function useEngraving({ _id, details }: Product): EngravingState {
  const surface = details?.surface
  const hydrated = useHydrated()
  const line = useCart((items) => items.find(({ id }) => id === _id))
  // What is in the cart comes before what was typed for another product.
  const [typed, setTyped] = useState(() => (isInCart(_id) ? null : draft))
  useEffect(() => {
    if (typed) draft = typed
  }, [typed])
  const { hash } = useLocation()
  const [seen, setSeen] = useState('')
  // The server knows no fragment.
  if (hydrated && hash !== seen) {
    setSeen(hash)
    const shared = surface && parseDraftHash(hash)
    if (shared) setTyped(shared)
  }
  const { engraving: inCart, engravings } = hydrated && line ? toItemEngravings(line) : {}
  const fields = (engravings ? null : typed) ?? {
    name: inCart?.name ?? '',
    line: inCart?.line ?? '',
  }
  const [isAsked, setIsAsked] = useState(false)
  const isMissing =
    surface?.required === true && !engravings && normalizeEngravingText(fields.name) === ''
  const rules = useRules(surface !== undefined)
  const problems: EngravingState['problems'] = {}
  for (const field of ENGRAVING_FIELDS) {
    const text = normalizeEngravingText(fields[field])
    const problem = surface && rules?.findEngravingProblem(field, text, surface)
    if (problem) problems[field] = problem
  }
  const engraving =
    surface &&
    normalizeEngraving({
      name: problems.name ? '' : fields.name,
      line: problems.line ? '' : fields.line,
    })
  return {
    fields,
    problems,
    hasProblem: Object.keys(problems).length > 0,
    isMissing,
    isAskedFor: isAsked && isMissing,
    engraving: engraving ?? null,
    isUnsaved:
      hydrated &&
      line !== undefined &&
      !engravings &&
      toEngravingKey(engraving ?? undefined) !== toEngravingKey(inCart),
    piecesListed: engravings && line ? countItemPieces(line) : 0,
    change(field, text) {
      setTyped({ ...fields, [field]: text })
    },
    askForName: () => setIsAsked(true),
  }
}

type Rules = typeof engravingLayout

/** What fits and how it is set is loaded after the page. Until then nothing is refused here; cart and backend do it, too. */
function useRules(needed: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (!needed) return
    // Without them, a name is not drawn, and refused only where it is ordered.
    import('@shop/contracts/rules/engraving-layout.ts').then(setRules, () => undefined)
  }, [needed])
  return rules
}
