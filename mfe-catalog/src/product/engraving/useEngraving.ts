import type { Product } from '@shop/contracts/catalog.ts'
import { type EngravingProblem, findEngravingProblem } from '@shop/contracts/engraving-layout.ts'
import {
  type Engraving,
  normalizeEngraving,
  normalizeEngravingText,
  toEngravingKey,
} from '@shop/contracts/engraving-text.ts'
import { useCart } from '@shop/kernel/cart'
import { useHydrated } from '@shop/kernel/page'
import { useState } from 'react'

export type EngravingField = keyof Engraving

export const ENGRAVING_FIELDS: readonly EngravingField[] = ['name', 'line']

/** What was typed last in this tab: it goes along from one finish to another. */
let draft: Engraving | null = null

/** Forgets what was typed. */
export function clearDraft(): void {
  draft = null
}

export interface EngravingState {
  /** As typed. */
  fields: Engraving
  problems: Partial<Record<EngravingField, EngravingProblem>>
  hasProblem: boolean
  /** What can be put on the product of what is typed, normalised; null without any. */
  engraving: Engraving | null
  /** Whether the product is in the cart with something else on it. */
  isUnsaved: boolean
  change: (field: EngravingField, text: string) => void
}

/** What the shopper puts on a product: what is typed or, at first, what the cart's line has. */
export function useEngraving({ _id, details }: Product): EngravingState {
  const surface = details?.surface
  const hydrated = useHydrated()
  const line = useCart((items) => items.find(({ id }) => id === _id))
  const [typed, setTyped] = useState(draft)
  const inCart = hydrated ? line?.engraving : undefined
  const fields = typed ?? { name: inCart?.name ?? '', line: inCart?.line ?? '' }
  const problems: EngravingState['problems'] = {}
  for (const field of surface ? ENGRAVING_FIELDS : []) {
    const problem =
      surface && findEngravingProblem(field, normalizeEngravingText(fields[field]), surface)
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
    engraving: engraving ?? null,
    isUnsaved:
      hydrated &&
      line !== undefined &&
      toEngravingKey(engraving ?? undefined) !== toEngravingKey(line.engraving),
    change(field, text) {
      draft = { ...fields, [field]: text }
      setTyped(draft)
    },
  }
}
