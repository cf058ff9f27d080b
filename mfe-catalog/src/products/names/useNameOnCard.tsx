import type { Product } from '@shop/contracts/wire/catalog.ts'
import { type ReactNode, useEffect, useState } from 'react'

import type { Texts } from '../../product/engraving/designs.ts'
import { useDraft } from '../../product/engraving/draft.ts'
import type * as cardDrawing from './CardDrawing.tsx'

interface NameOnCard {
  /** What was typed in this tab, as it is put on the product; null where there is nothing that fits. */
  designs: Texts | null
  /** Draws it over a picture of the product. */
  draw: (picture: string) => ReactNode
}

/** The name that was typed for products, on one of them. What draws it is loaded with the first one. */
export function useNameOnCard(product: Product): NameOnCard {
  const draft = useDraft()
  const [loaded, setLoaded] = useState<typeof cardDrawing | null>(null)
  const isNeeded = draft !== null
  useEffect(() => {
    // Without it, cards show no name, and add none.
    if (isNeeded) import('./CardDrawing.tsx').then(setLoaded, () => undefined)
  }, [isNeeded])
  const designs = draft && loaded ? loaded.toCardDesigns(draft, product) : null
  return {
    designs,
    draw: (picture) =>
      designs && loaded && <loaded.CardDrawing {...{ product, designs, picture }} />,
  }
}
