import { normalizeEngravingText } from '@shop/contracts/rules/engraving-text.ts'
import { findDesignProblems } from '@shop/contracts/rules/logo-layout.ts'
import type { ProductSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { styled } from 'styled-components'

import {
  type FieldProblems,
  fitTexts,
  type Texts,
  toDesigns,
} from '../../product/engraving/designs.ts'
import { placeEngraving } from '../../product/gallery.ts'

/** What is wrong with a draft on a product, by its texts. */
export function findProblems(draft: Texts, surface: ProductSurface): FieldProblems[] {
  const texts = fitDraft(draft, surface)
  return texts.map((text, index) =>
    findDesignProblems(text, surface, texts.length === 1 ? undefined : index),
  )
}

/** A draft as it is put on a product; null where it has nothing for it, or not all of it fits. */
export function toCardDesigns(draft: Texts, { details }: Product): Texts | null {
  const surface = details?.surface
  if (!surface) return null
  const texts = fitDraft(draft, surface)
  if (surface.required && texts.every(({ name }) => !normalizeEngravingText(name))) return null
  const problems = findProblems(draft, surface)
  if (problems.some((found) => Object.keys(found).length > 0)) return null
  return toDesigns(texts, problems, surface)
}

/** Without a logo where the product takes none. */
const fitDraft = (draft: Texts, surface: ProductSurface): Texts =>
  fitTexts(draft, surface).map(({ logo, ...text }) => ({
    ...text,
    ...(logo && surface.takesLogo && { logo }),
  }))

interface CardDrawingProps {
  product: Product
  designs: Texts
  /** One of the product's. */
  picture: string
}

/** A draft over the square picture of a card. */
export function CardDrawing({ product, designs, picture }: CardDrawingProps) {
  return <Drawing engraving={placeEngraving({ product, texts: designs }, picture)}>{null}</Drawing>
}

const Drawing = styled(EngravedPicture)`
  && {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    aspect-ratio: 1;
    pointer-events: none;
  }
`
