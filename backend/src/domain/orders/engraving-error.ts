import { fits } from '@shop/contracts/rules/engraving-layout.ts'
import { countPieces } from '@shop/contracts/rules/engraving-list.ts'
import { hasRoomForLogo } from '@shop/contracts/rules/logo-layout.ts'
import { findDecisive, listSurfaces, type ProductSurface } from '@shop/contracts/rules/surface.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import type { CartLine } from './order-request.ts'

interface Offer {
  title: LocalizedText
  surface?: ProductSurface | undefined
}

/** Message for the shopper about names and logos that a product does not take. */
export function findEngravingError(line: CartLine, offer: Offer): string[] {
  const { engraving, engravings, quantity } = line
  const { surface } = offer
  const texts = engravings ?? (engraving ? [engraving] : [])
  if (texts.length === 0) return []
  const name = offer.title.en
  if (!surface) return [`${name} cannot carry a name. Please remove the name from it.`]
  if (engravings && engravings.length > countPieces(quantity, surface)) {
    return [`There are more texts for ${name} than pieces. Please remove some of them.`]
  }
  const index = texts.findIndex((text, at) => {
    const area = findDecisive(surface, engravings && at)
    return (['name', 'line'] as const).some((field) => !fits(field, text[field], area))
  })
  if (index !== -1) {
    const which = engravings ? `Text ${index + 1} for` : 'The text for'
    return [`${which} ${name} is too long for it. Please shorten it.`]
  }
  return findLogoError(line, offer)
}

/** Message for the shopper about a logo that a product does not take, or that has no room on it. */
function findLogoError({ engraving, engravings }: CartLine, { title, surface }: Offer): string[] {
  const logo = engraving?.logo
  if (!logo || !surface) return []
  const name = title.en
  if (!surface.takesLogo) return [`${name} takes no logo. Please remove the logo from it.`]
  const beside = engravings?.filter((_, at) => at % listSurfaces(surface).length === 0) ?? [
    engraving,
  ]
  return beside.every((text) => hasRoomForLogo({ ...text, logo }, surface))
    ? []
    : [`There is no room for the logo beside the text for ${name}. Please shorten the text.`]
}
