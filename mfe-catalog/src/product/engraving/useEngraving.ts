import {
  isNoText,
  type LineEngravings,
  toDesignedLine,
  toEngravingsKey,
} from '@shop/contracts/rules/engraving-list.ts'
import {
  type Engraving,
  type EngravingDesign,
  normalizeEngraving,
  normalizeEngravingText,
} from '@shop/contracts/rules/engraving-text.ts'
import type * as logoLayout from '@shop/contracts/rules/logo-layout.ts'
import { listPlaces, listSurfaces, type ProductSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { countItemPieces, toItemEngravings, useCart } from '@shop/kernel/cart'
import { useHydrated } from '@shop/kernel/page'
import { useLocation } from '@shop/router'
import { isInCart } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { parseDraftHash } from '@shop/shop-ui/engraving/draft-link.ts'
import { useEffect, useState } from 'react'

import type { EngravingState, EngravingTexts } from './engraving-state.ts'

const NONE: Engraving = { name: '', line: '' }

/** What was typed last in this tab: it goes along from one finish to another. */
let draft: EngravingTexts | null = null

export function clearDraft(): void {
  draft = null
}

/** Texts as the form of a product has them. The two sides of a product begin apart, the parts of a set with the same text. */
function fitTexts(texts: EngravingTexts, surface: ProductSurface | undefined): EngravingTexts {
  const surfaces = surface ? listSurfaces(surface) : []
  const hasSides = surfaces.some(({ pictures: [cover] }) => !cover)
  const isEach = surfaces.length > 1 && (texts.length > 1 || hasSides)
  return isEach ? surfaces.map((_, index) => texts[index] ?? NONE) : [texts[0] ?? NONE]
}

/** What the form shows of a line of the cart; null without a text. */
function listInCart({ engraving, engravings }: LineEngravings): EngravingTexts | null {
  if (!engravings) return engraving ? [engraving] : null
  return engravings.map((text, index) => (index === 0 ? { ...text, logo: engraving?.logo } : text))
}

/** What the shopper puts on a product: what is typed or, at first, what the cart's line has. */
export function useEngraving({ _id, details }: Product): EngravingState {
  const surface = details?.surface
  const places = surface && listPlaces(surface)
  const hydrated = useHydrated()
  const line = useCart((items) => items.find(({ id }) => id === _id))
  // What is in the cart comes before what was typed for another product.
  const [initial] = useState(() => (isInCart(_id) || !draft ? null : fitTexts(draft, surface)))
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    if (typed && typed !== initial) draft = typed
  }, [typed, initial])
  const { hash } = useLocation()
  const [seen, setSeen] = useState('')
  // The server knows no fragment.
  if (hydrated && hash !== seen) {
    setSeen(hash)
    const shared = surface && parseDraftHash(hash)
    if (shared) setTyped(fitTexts(shared, surface))
  }
  const surfaces = places?.length ?? 1
  const stored = hydrated ? line : undefined
  // A list for one piece holds for all of them.
  const inCart =
    stored?.engravings?.length === surfaces ? stored : stored ? toItemEngravings(stored) : {}
  const isListed = (inCart.engravings?.length ?? surfaces) !== surfaces
  const own: EngravingTexts | null = isListed
    ? [inCart.engraving ?? NONE]
    : (typed ?? listInCart(inCart))
  const texts = own ?? fitTexts([], surface)
  const [focused, setFocused] = useState<EngravingState['focused']>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isMissing =
    surface?.required === true &&
    !isListed &&
    texts.every(({ name }) => normalizeEngravingText(name) === '')
  const rules = useRules(surface !== undefined)
  const problems = texts.map((text, index) =>
    surface && rules
      ? rules.findDesignProblems(text, surface, texts.length === 1 ? undefined : index)
      : {},
  )
  const taken = texts.map(({ name, line: second, logo }, index): EngravingDesign => {
    const text = normalizeEngraving({
      name: problems[index]?.name ? '' : name,
      line: problems[index]?.line ? '' : second,
    })
    return { ...(text ?? NONE), ...(logo && surface?.takesLogo && { logo }) }
  })
  return {
    texts,
    places,
    problems,
    hasProblem: problems.some((found) => Object.keys(found).length > 0),
    isMissing,
    isAskedFor: isAsked && isMissing,
    engravings: surface && !taken.every((each) => isNoText(each) && !each.logo) ? taken : null,
    isUnsaved:
      stored !== undefined &&
      !isListed &&
      toEngravingsKey(toDesignedLine(taken)) !== toEngravingsKey(inCart),
    piecesListed: isListed && stored ? countItemPieces(stored) : 0,
    focused,
    focus(index) {
      if (texts.length > 1) setFocused({ index })
    },
    change(index, field, text) {
      setTyped(texts.map((each, at) => (at === index ? { ...each, [field]: text } : each)))
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

/** What fits and how it is set is loaded after the page. Until then nothing is refused here; cart and backend do it, too. */
function useRules(needed: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (!needed) return
    // Without them, a name is not drawn, and refused only where it is ordered.
    import('@shop/contracts/rules/logo-layout.ts').then(setRules, () => undefined)
  }, [needed])
  return rules
}
