import {
  isNoText,
  type LineEngravings,
  toDesignedLine,
  toEngravingsKey,
} from '@shop/contracts/rules/engraving-list.ts'
import { normalizeEngravingText } from '@shop/contracts/rules/engraving-text.ts'
import type * as logoLayout from '@shop/contracts/rules/logo-layout.ts'
import { listPlaces, type PlaceName } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { countItemPieces, toItemEngravings, useCart } from '@shop/kernel/cart'
import { useBrowserValue } from '@shop/kernel/page'
import { useLocation } from '@shop/router'
import { isInCart } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { parseDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'
import { useEffect, useState } from 'react'

import {
  type EngravingField,
  type FieldProblems,
  fitTexts,
  isBlank,
  NONE,
  type Texts,
  toDesigns,
} from './designs.ts'
import { getDraft, setDraft } from './draft.ts'

export const ENGRAVING_FIELDS: readonly EngravingField[] = ['name', 'line']

export interface EngravingState {
  /** What was typed: one text for all surfaces of the product, or one for each. */
  texts: Texts
  /** The names of its surfaces; undefined where there is one. */
  places: readonly PlaceName[] | undefined
  /** By the index of their text. */
  problems: readonly FieldProblems[]
  hasProblem: boolean
  /** Whether the product is sold only with a name, and none is typed. */
  isMissing: boolean
  /** Whether that is to be said, since it keeps the product from being added. */
  isAskedFor: boolean
  /** What can be put on the product of what is typed, normalised; null without any. */
  engravings: Texts | null
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

/** What the form shows of a line of the cart; null without a text. */
function listInCart({ engraving, engravings }: LineEngravings): Texts | null {
  if (!engravings) return engraving ? [engraving] : null
  return engravings.map((text, index) => (index === 0 ? { ...text, logo: engraving?.logo } : text))
}

/** What the shopper puts on a product: what is typed or, at first, what the cart's line has. */
export function useEngraving({ _id, details }: Product): EngravingState {
  const surface = details?.surface
  const places = surface && listPlaces(surface)
  const stored = useBrowserValue(
    useCart((items) => items.find(({ id }) => id === _id)),
    undefined,
  )
  // What is in the cart comes before what was typed for another product.
  const [initial] = useState(() => {
    const draft = getDraft()
    return isInCart(_id) || !draft ? null : fitTexts(draft, surface)
  })
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    if (typed && typed !== initial) setDraft(typed)
  }, [typed, initial])
  // The server knows no fragment.
  const hash = useBrowserValue(useLocation().hash, '')
  const [seen, setSeen] = useState('')
  if (hash !== seen) {
    setSeen(hash)
    const shared = surface && parseDraftHash(hash)
    if (shared) setTyped(fitTexts(shared, surface))
  }
  const surfaces = places?.length ?? 1
  // A list for one piece holds for all of them.
  const inCart =
    stored?.engravings?.length === surfaces ? stored : stored ? toItemEngravings(stored) : {}
  const isListed = (inCart.engravings?.length ?? surfaces) !== surfaces
  const own: Texts | null = isListed ? [inCart.engraving ?? NONE] : (typed ?? listInCart(inCart))
  const texts = own ?? fitTexts([], surface)
  const [focused, setFocused] = useState<EngravingState['focused']>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isMissing =
    surface?.required === true &&
    !isListed &&
    texts.every(({ name }) => normalizeEngravingText(name) === '')
  const rules = useRules(surface !== undefined, !isBlank(texts))
  const problems = texts.map((text, index) =>
    surface && rules
      ? rules.findDesignProblems(text, surface, texts.length === 1 ? undefined : index)
      : {},
  )
  const engravings = surface ? toDesigns(texts, problems, surface) : null
  return {
    texts,
    places,
    problems,
    hasProblem: problems.some((found) => Object.keys(found).length > 0),
    isMissing,
    isAskedFor: isAsked && isMissing,
    engravings,
    isUnsaved:
      stored !== undefined &&
      !isListed &&
      toEngravingsKey(toDesignedLine(engravings ?? [])) !== toEngravingsKey(inCart),
    piecesListed: isListed && stored ? countItemPieces(stored) : 0,
    focused,
    focus(index) {
      if (texts.length > 1) setFocused({ index })
    },
    change(index, field, text) {
      // Both fields may take over what was typed before hydration, in one rendering.
      setTyped((latest) =>
        (latest ?? texts).map((each, at) => (at === index ? { ...each, [field]: text } : each)),
      )
    },
    setLogo(logo) {
      setTyped(texts.map((each, at) => (at === 0 ? { ...each, logo } : each)))
    },
    choose(isEach) {
      const logo = texts[0]?.logo
      const text = { ...(texts.find((each) => !isNoText(each)) ?? NONE), logo: undefined }
      const [first, ...others] = isEach && places ? places.map(() => text) : [text]
      setTyped([{ ...(first ?? text), logo }, ...others])
      setFocused(null)
    },
    askForName: () => setIsAsked(true),
  }
}

type Rules = typeof logoLayout

const loadRules = (): Promise<Rules> => import('@shop/contracts/rules/logo-layout.ts')

/**
 * What fits and how it is set is loaded after the page. Until then nothing is refused here; cart and backend do it, too.
 * @param isUsed whether there is anything to judge: until then the page does not render again for them
 */
function useRules(needed: boolean, isUsed: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (!needed) return
    // Without them, a name is not drawn, and refused only where it is ordered.
    loadRules().then(
      (loaded) => isUsed && setRules(loaded),
      () => undefined,
    )
  }, [needed, isUsed])
  return rules
}
