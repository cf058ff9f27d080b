import { isNoText } from '@shop/contracts/rules/engraving-list.ts'
import {
  type Engraving,
  type EngravingDesign,
  normalizeEngraving,
} from '@shop/contracts/rules/engraving-text.ts'
import type { DesignProblem } from '@shop/contracts/rules/logo-layout.ts'
import { listSurfaces, type ProductSurface } from '@shop/contracts/rules/surface.ts'

export type EngravingField = keyof Engraving

/** The first has the logo. */
export type Texts = readonly EngravingDesign[]

/** What is wrong with a text, by field. */
export type FieldProblems = Partial<Record<EngravingField, DesignProblem>>

export const NONE: Engraving = { name: '', line: '' }

/** Texts as the form of a product has them. The two sides of a product begin apart, the parts of a set with the same text. */
export function fitTexts(texts: Texts, surface: ProductSurface | undefined): Texts {
  const surfaces = surface ? listSurfaces(surface) : []
  const isEach = surfaces.length > 1 && (texts.length > 1 || hasSides(surface))
  return isEach ? surfaces.map((_, index) => texts[index] ?? NONE) : [texts[0] ?? NONE]
}

/** Whether a product has surfaces that its cover does not show, such as the back of a card. */
export function hasSides(surface: ProductSurface | undefined): boolean {
  return surface !== undefined && listSurfaces(surface).some(({ pictures: [cover] }) => !cover)
}

/** Whether there is nothing on any surface. */
export const isBlank = (designs: readonly EngravingDesign[]): boolean =>
  designs.every((each) => isNoText(each) && !each.logo)

/** What can be put on a product of what is typed, normalised; null without any. */
export function toDesigns(
  texts: Texts,
  problems: readonly FieldProblems[],
  { takesLogo }: ProductSurface,
): Texts | null {
  const designs = texts.map(({ name, line, logo }, index): EngravingDesign => {
    const text = normalizeEngraving({
      name: problems[index]?.name ? '' : name,
      line: problems[index]?.line ? '' : line,
    })
    return { ...(text ?? NONE), ...(logo && takesLogo && { logo }) }
  })
  return isBlank(designs) ? null : designs
}
