import {
  countBlankPieces,
  countPieces,
  MAX_ENGRAVINGS,
} from '@shop/contracts/rules/engraving-list.ts'
import { listSurfaces, type ProductSurface } from '@shop/contracts/rules/surface.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import type { Cart } from './order-request.ts'

interface Terms {
  title: LocalizedText
  surface?: Pick<ProductSurface, 'required' | 'pieces' | 'others'> | undefined
}

/**
 * Messages for the shopper about pieces without a name, of products that are sold only with one. They keep an order from
 * being placed, not one that was placed from being paid: its owner may have decided so meanwhile.
 */
export function findMissingNames({ lines }: Cart, offers: ReadonlyMap<string, Terms>): string[] {
  return lines.flatMap(({ id, quantity, ...line }) => {
    const { title, surface } = offers.get(id) ?? {}
    if (!title || !surface?.required) return []
    const name = title.en
    const surfaces = listSurfaces(surface).length
    const places = countPieces(quantity, surface)
    const pieces = places / surfaces
    const blank = countBlankPieces(line, places, surfaces)
    if (blank === 0) return []
    if (blank === pieces) return [`${name} is sold only with a name on it. Please type one.`]
    if (blank <= pieces - MAX_ENGRAVINGS / surfaces) {
      return [
        `An order takes at most ${MAX_ENGRAVINGS} different names for ${name}. Please lower its quantity.`,
      ]
    }
    return [
      `${name} is sold only with a name on each piece: ${blank} of ${pieces} have none. Please type them.`,
    ]
  })
}
